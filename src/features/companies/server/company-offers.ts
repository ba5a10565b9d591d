import { array, bigint, date, int } from '#platform/database/columns.ts';
import { rowsIn } from '#platform/database/followed-rows.ts';
import { joinSql, raw, type Sql, sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { cardRange, cardsOfCountry, followedCards, ringCard } from './companies.queries.ts';
import { answerRank } from './company-answers.ts';

/** Counting stops here. */
const COUNTED_AT_MOST = 1_000;

const counts = { products: int, events: int, jobs: int };

type Offered = keyof typeof counts;

const offered = Object.keys(counts) as Offered[];

/** Row sources for the counts on company cards. Each feature provides the rows of the company `asked`. */
export type CompanyOffers = Readonly<Record<Offered, Sql>>;

/** A company's counts, and how well it answers. */
const offersRow = { ...counts, rank: int };

export type OffersRow = RowOf<typeof offersRow>;

const counted = (name: Offered, rows: Sql) => sql`
  cross join lateral (
    select count(*)::int as ${raw(name)} from (${rows} limit ${COUNTED_AT_MOST}) as seen
  ) as ${raw(`of_${name}`)}`;

/** Queries for cards with their counts. Every list shows these, and separate queries would be a round trip each. */
export function statementsWith(offers: CompanyOffers) {
  const joins = sql`
    ${joinSql(
      offered.map((name) => counted(name, offers[name])),
      '',
    )}
    ${answerRank.join}`;
  const columns = sql`${raw(offered.join(', '))}, ${answerRank.column}`;
  return {
    selectCards: query({
      name: 'companies.cards-of-country',
      values: cardRange,
      row: { ...ringCard, ...offersRow },
      sql: cardsOfCountry(
        sql`, ${columns}`,
        sql`cross join lateral (select c.id) as asked (id) ${joins}`,
      ),
      follows: [followedCards, ...rowsIn(joins, { company_id: 'id' })],
    }),
    selectOffers: query({
      name: 'companies.offers',
      values: { companies: array(bigint), today: date },
      row: { company_id: bigint, ...offersRow },
      sql: sql`
        select asked.id as company_id, ${columns}
        from unnest($companies::bigint[]) as asked (id) ${joins}
        where asked.id is not null`,
      follows: rowsIn(joins, { company_id: '$companies' }),
    }),
  };
}
