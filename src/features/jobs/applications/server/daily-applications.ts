import { jobs } from '#features/jobs/server/jobs.table.ts';
import { dailyEvents } from '#platform/database/daily-counts.ts';
import { sql } from '#platform/database/sql.ts';
import { applications } from './applications.table.ts';

/** Applications for a company's jobs, per day. */
export const readDailyApplications = dailyEvents(
  'applications.by-day',
  sql`
    select a.created_at, j.id as item from ${jobs} j join ${applications} a on a.job_id = j.id
    where j.company_id = $company`,
);
