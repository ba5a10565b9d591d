import { companyFacts } from '#features/companies/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import { jobs } from './jobs.table.ts';

/** How search and console find jobs, and the path where visitors see them. */
export const findableJobs = {
  kind: 'job',
  table: jobs,
  shown: sql`found.shown`,
  words: sql`found.words`,
  title: 'title',
  path: sql`'/job/' || found.job_ref`,
  company: companyFacts,
} as const;
