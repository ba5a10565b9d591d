import { array, bigint, date, int } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { rowsIn } from '#platform/database/followed-rows.ts';
import { joinSql, raw, type Sql, sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { rankOfAsked } from './company-answers.ts';

/** More of one company are not counted. */
const COUNTED_AT_MOST = 1_000;

const offered = ['products', 'events', 'jobs'] as const;

/** What companies show of themselves elsewhere: the features that keep it say which rows of the company `asked`. */
export type CompanyOffers = Readonly<Record<(typeof offered)[number], Sql>>;

const row = { company_id: bigint, products: int, events: int, jobs: int, rank: int };

export type OffersRow = RowOf<typeof row>;

const counted = (name: string, rows: Sql) => sql`
  cross join lateral (
    select count(*)::int as ${raw(name)} from (${rows} limit ${COUNTED_AT_MOST}) as seen
  ) as ${raw(`of_${name}`)}`;

/** How many of everything each of these companies shows, and how well it answers: one statement, as every list needs it all. */
export function offersReader(offers: CompanyOffers) {
  const statement = sql`
    select asked.id as company_id, ${raw(offered.join(', '))}, ${rankOfAsked.column}
    from unnest($companies::bigint[]) as asked (id)
    ${joinSql(
      offered.map((name) => counted(name, offers[name])),
      '',
    )}
    ${rankOfAsked.join}
    where asked.id is not null`;
  const selectOffers = query({
    name: 'companies.offers',
    values: { companies: array(bigint), today: date },
    row,
    sql: statement,
    follows: rowsIn(statement, { company_id: '$companies' }),
  });
  return async (
    connection: Connection,
    values: { readonly companies: readonly number[]; readonly today: CalendarDate },
  ): Promise<ReadonlyMap<number, OffersRow>> => {
    const rows = await selectOffers.all(connection, values);
    return new Map(rows.map((each) => [each.company_id, each]));
  };
}
