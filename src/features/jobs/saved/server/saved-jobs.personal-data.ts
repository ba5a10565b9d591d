import { jobs } from '#features/jobs/server/jobs.table.ts';
import { bigint, text, timestamp } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';
import { savedJobs } from './saved-jobs.table.ts';

const selectSaved = query({
  name: 'saved-jobs.of-person',
  values: { account: bigint },
  row: { job_ref: text, title: text, created_at: timestamp },
  sql: sql`
    select j.job_ref, j.title, s.created_at from ${savedJobs} s
    join ${jobs} j on j.id = s.job_id where s.account_id = $account order by s.created_at`,
});

/** The jobs a person saved; they are deleted with the account. */
export const savedJobsPersonalData: PersonalDataSource = {
  async collect({ connection }, { accountId: account }) {
    return recordsFile('saved-jobs.json', await selectSaved.all(connection, { account }));
  },
};
