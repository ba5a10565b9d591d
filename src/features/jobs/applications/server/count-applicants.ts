import { array, bigint, int } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { applications } from './applications.table.ts';

/** Withdrawn applicants do not count; `pending` ones are new. */
const countByJob = query({
  name: 'applicants.by-job',
  values: { ids: array(bigint) },
  row: { job_id: bigint, people: int, new_people: int },
  sql: sql`
    select job_id, count(*)::int as people,
      (count(*) filter (where status = 'pending'))::int as new_people
    from ${applications} where job_id = any($ids::bigint[]) and status <> 'withdrawn'
      and job_id is not null
    group by job_id`,
});

/** The number of applicants of each job. */
export async function countApplicantsOf(connection: Connection, ids: readonly number[]) {
  const rows = await countByJob.all(connection, { ids });
  return new Map(rows.map(({ job_id, ...people }) => [job_id, people]));
}
