import { array, bigint, date, int } from '#platform/database/columns.ts';
import { rowsOf } from '#platform/database/followed-rows.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { jobs } from './jobs.table.ts';

/** More of one company are not counted. */
const COUNTED_AT_MOST = 1_000;

const selectJobsByCompany = query({
  name: 'jobs.by-company',
  values: { companies: array(bigint), today: date },
  row: { company_id: bigint, count: int },
  sql: sql`
    select asked.id as company_id, own.count
    from unnest($companies::bigint[]) as asked (id)
    cross join lateral (
      select count(*)::int as count from (
        select from ${jobs} n where n.shown and n.company_id = asked.id and n.expiry_date >= $today::date
        limit ${COUNTED_AT_MOST}
      ) as seen
    ) as own
    where asked.id is not null`,
  follows: [rowsOf(jobs, { company_id: '$companies' })],
});

/** How many open jobs visitors see of each of these companies. */
export const countJobsByCompany = selectJobsByCompany.all;
