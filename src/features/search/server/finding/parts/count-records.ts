import { searchCountryCounts } from '#features/search/server/search-country-counts.table.ts';
import { searchCounts } from '#features/search/server/search-counts.table.ts';
import { bigint, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';

const selectCounts = query({
  name: 'search.counts',
  row: { documents: bigint, country: nullable(text), of_country: nullable(bigint) },
  sql: sql`
    select counted.documents, own.country, own.documents as of_country
    from ${searchCounts} counted left join ${searchCountryCounts} own on true`,
});

/** About how many records can be found. */
export type RecordCounts = {
  readonly all: number;
  /** The share of all records that a country has, from 0 to 1. */
  readonly shareOf: (country: string) => number;
};

/** The least count that is assumed, so that rarity means something before records have been counted. */
const AT_LEAST = 100;

export async function countRecords(connection: Connection): Promise<RecordCounts> {
  const counted = await selectCounts.all(connection);
  const all = Math.max(AT_LEAST, counted[0]?.documents ?? 0);
  const byCountry = new Map(counted.map(({ country, of_country }) => [country, of_country]));
  return { all, shareOf: (country) => (byCountry.get(country) ?? 0) / all };
}
