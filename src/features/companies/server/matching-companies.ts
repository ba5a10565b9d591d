import { includesMatchedRequests } from '#features/subscriptions/server/public.ts';
import { bigint, date, int, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { companies } from './companies.table.ts';

const asked = { category: text, country: nullable(text), type: nullable(int), today: date };

/** Somebody must be there to answer, and the company's plan must include such requests. */
const matches = sql`
  c.listed and c.owner_account_id is not null and c.category = $category
  and ($country::text is null or c.country = $country) and ($type::int is null or c.type = $type)
  and ${includesMatchedRequests(sql`c.id`, sql`$today::date`)}`;

/** Shuffled by the seed, so that no company comes first for being the oldest. */
const selectMatching = query({
  name: 'companies.matching',
  values: { ...asked, seed: text, atMost: bigint },
  row: { id: bigint },
  plan: 'each call',
  sql: sql`
    select c.id from ${companies} c where ${matches}
    order by md5(c.id::text || $seed) limit $atMost`,
});

const countMatching = query({
  name: 'companies.count-matching',
  values: asked,
  row: { count: bigint },
  plan: 'each call',
  sql: sql`select count(*) from ${companies} c where ${matches}`,
});

export type CompanyWish = {
  readonly category: string;
  readonly country: string | null;
  readonly type: number | null;
  readonly today: CalendarDate;
};

export async function findMatchingCompanies(
  connection: Connection,
  wish: CompanyWish & { readonly seed: string; readonly atMost: number },
): Promise<readonly number[]> {
  return (await selectMatching.all(connection, wish)).map(({ id }) => id);
}

export async function countMatchingCompanies(
  connection: Connection,
  wish: CompanyWish,
): Promise<number> {
  return (await countMatching.one(connection, wish)).count;
}
