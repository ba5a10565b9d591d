import { companiesOperations } from '#features/companies/server/companies.operations.ts';
import { countriesOperations } from '#features/countries/server/countries.operations.ts';
import { eventsDocuments } from '#features/events/server/events.documents.ts';
import { eventsOperations } from '#features/events/server/events.operations.ts';
import { jobsOperations } from '#features/jobs/server/jobs.operations.ts';
import { siteOperations } from '#features/site/server/site.operations.ts';
import type { Operation } from '#platform/calls/operation.ts';
import type { DocumentRoute } from '#platform/http/mount-documents.ts';

/** Everything the portal can be asked to do. */
export const operations: readonly Operation[] = [
  ...siteOperations,
  ...countriesOperations,
  ...companiesOperations,
  ...eventsOperations,
  ...jobsOperations,
];

/** What of it is also offered in other forms than JSON. */
export const documents: readonly DocumentRoute[] = [...eventsDocuments];
