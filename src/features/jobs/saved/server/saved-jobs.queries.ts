import { companyFacts } from '#features/companies/server/public.ts';
import { jobCard, jobColumns } from '#features/jobs/server/jobs.queries.ts';
import { jobs } from '#features/jobs/server/jobs.table.ts';
import { bigint, bool } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { savedJobs } from './saved-jobs.table.ts';

const own = { account: bigint, job: bigint };

/** A job that is shown, and whether the account has saved it. A saved job stays available after it is hidden. */
export const selectOwnJob = query({
  name: 'saved-jobs.job',
  values: own,
  row: { shown: bool, saved: bool },
  sql: sql`
    select j.shown, exists (
      select from ${savedJobs} s where s.account_id = $account and s.job_id = j.id) as saved
    from ${jobs} j where j.id = $job`,
});

/** Inserts only while fewer than `$most` are saved. */
export const keepJob = command({
  name: 'saved-jobs.save',
  values: { ...own, most: bigint },
  sql: sql`
    insert into ${savedJobs} (account_id, job_id) select $account, $job
    where (select count(*) from ${savedJobs} where account_id = $account) < $most
    on conflict do nothing`,
});

export const dropJob = command({
  name: 'saved-jobs.unsave',
  values: own,
  sql: sql`delete from ${savedJobs} where account_id = $account and job_id = $job`,
});

export const selectSavedJobs = query({
  name: 'saved-jobs.of-account',
  values: { account: bigint },
  row: { ...jobCard, shown: bool },
  sql: sql`
    select ${jobColumns}, j.shown from ${savedJobs} s
    join ${jobs} j on j.id = s.job_id join ${companyFacts} c on c.id = j.company_id
    where s.account_id = $account order by s.created_at desc, j.id desc`,
});
