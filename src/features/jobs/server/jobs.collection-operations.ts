import { collectionOperations } from '#collection/server/collection-operations.ts';
import { countApplicantsOf } from '#features/jobs/applications/server/count-applicants.ts';
import { countWaiting, tellApplicants } from '#features/jobs/applications/server/job-removed.ts';
import { jobsCollection } from '#features/jobs/jobs.collection.ts';
import { readRowsPerCompany } from '#features/site/server/public.ts';
import { withinListings } from '#features/subscriptions/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import { jobs } from './jobs.table.ts';

export const jobsCollectionOperations = collectionOperations(jobsCollection, {
  table: jobs,
  definedIn: new URL('../jobs.collection.ts', import.meta.url),
  readMostRows: readRowsPerCompany,
  listing: { expires: true },
  quota: withinListings,
  notifyBeforeDelete: tellApplicants,
  countConcerned: countWaiting,
  countPeople: countApplicantsOf,
  facts: { exhibitor_id: sql`company_id` },
  columns: {
    job_title: 'title',
    job_title_ar: 'title_ar',
    job_details: 'details',
    job_details_ar: 'details_ar',
    job_start_date: 'start_date',
    job_expiry_date: 'expiry_date',
    salary_from: 'salary_from_minor',
    salary_to: 'salary_to_minor',
  },
});
