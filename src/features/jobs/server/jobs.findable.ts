import { companyFacts } from '#features/companies/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import { jobs } from './jobs.table.ts';

/** Where visitors find them, for whoever lists them. */
export const findableJobs = {
  kind: 'job',
  table: jobs,
  shown: sql`found.shown`,
  words: sql`found.words`,
  title: 'title',
  path: sql`'/job/' || found.job_ref`,
  company: companyFacts,
} as const;
