import { array, bigint, int } from '#platform/database/columns.ts';
import { rowsOf } from '#platform/database/followed-rows.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { products } from './products.table.ts';

/** More of one company are not counted. */
const COUNTED_AT_MOST = 1_000;

const selectProductsByCompany = query({
  name: 'products.by-company',
  values: { companies: array(bigint) },
  row: { company_id: bigint, count: int },
  sql: sql`
    select asked.id as company_id, own.count
    from unnest($companies::bigint[]) as asked (id)
    cross join lateral (
      select count(*)::int as count from (
        select from ${products} n where n.listed and n.company_id = asked.id
        limit ${COUNTED_AT_MOST}
      ) as seen
    ) as own
    where asked.id is not null`,
  follows: [rowsOf(products, { company_id: '$companies' })],
});

/** How many products visitors see of each of these companies. */
export const countProductsByCompany = selectProductsByCompany.all;
