import { inboxOperations } from '#features/enquiries/inbox/server/inbox.operations.ts';
import { reportsOperations } from '#features/enquiries/reports/server/reports.operations.ts';
import type { ServerFeature } from '#platform/features/server-feature.ts';
import { namedIn } from '#platform/files/named-files.ts';
import { privateFolderOf } from '#platform/files/private-file.ts';
import { buyerOperations } from './buyer.operations.ts';
import { enquiriesPersonalData } from './enquiries.personal-data.ts';
import { enquiryMessages } from './enquiry-messages.table.ts';
import { sendOperations } from './send.operations.ts';
import { unconfirmedEnquiries } from './unconfirmed-enquiries.table.ts';

const folder = privateFolderOf('enquiries');

export const feature: ServerFeature = {
  operations: [...sendOperations, ...buyerOperations, ...inboxOperations, ...reportsOperations],
  personalData: [enquiriesPersonalData],
  storedFiles: [
    namedIn(folder, enquiryMessages, ['file']),
    namedIn(folder, unconfirmedEnquiries, ['file']),
  ],
};
