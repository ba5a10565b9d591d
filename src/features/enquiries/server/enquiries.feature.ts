import { inboxOperations } from '#features/enquiries/inbox/server/inbox.operations.ts';
import { quotationsOperations } from '#features/enquiries/quotations/server/quotations.operations.ts';
import { quotationsPersonalData } from '#features/enquiries/quotations/server/quotations.personal-data.ts';
import { quotations } from '#features/enquiries/quotations/server/quotations.table.ts';
import { reportsOperations } from '#features/enquiries/reports/server/reports.operations.ts';
import { quoteRequestFiles } from '#features/enquiries/requests/server/quote-request-files.table.ts';
import { requestsOperations } from '#features/enquiries/requests/server/requests.operations.ts';
import { requestsPersonalData } from '#features/enquiries/requests/server/requests.personal-data.ts';
import { sourcesOperations } from '#features/enquiries/sources/server/sources.operations.ts';
import { webhooksOperations } from '#features/enquiries/webhooks/server/webhooks.operations.ts';
import type { ServerFeature } from '#platform/features/server-feature.ts';
import { namedIn } from '#platform/files/named-files.ts';
import { privateFolderOf } from '#platform/files/private-file.ts';
import { buyerOperations } from './buyer.operations.ts';
import { enquiriesPersonalData } from './enquiries.personal-data.ts';
import { enquiriesSchedules } from './enquiries.schedules.ts';
import { enquiryMessages } from './enquiry-messages.table.ts';
import { sendOperations } from './send.operations.ts';
import { unconfirmedEnquiries } from './unconfirmed-enquiries.table.ts';

const folder = privateFolderOf('enquiries');

export const feature: ServerFeature = {
  operations: [
    ...sendOperations,
    ...buyerOperations,
    ...inboxOperations,
    ...reportsOperations,
    ...requestsOperations,
    ...quotationsOperations,
    ...sourcesOperations,
    ...webhooksOperations,
  ],
  // Whatever is found by an enquiry's address is erased before the enquiry itself.
  personalData: [quotationsPersonalData, requestsPersonalData, enquiriesPersonalData],
  storedFiles: [
    namedIn(folder, enquiryMessages, ['file']),
    namedIn(folder, unconfirmedEnquiries, ['file', 'file_2', 'file_3']),
    namedIn(folder, quoteRequestFiles, ['file']),
    namedIn(folder, quotations, ['file']),
  ],
  schedules: enquiriesSchedules,
};
