import { array, bigint, int } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { applications } from './applications.table.ts';

/** People who withdrew are no longer applicants; those nobody has looked at are new. */
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

/** How many people applied for each of these jobs. */
export async function countApplicantsOf(connection: Connection, ids: readonly number[]) {
  const rows = await countByJob.all(connection, { ids });
  return new Map(rows.map(({ job_id, ...people }) => [job_id, people]));
}
