import { bigint, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { Rates } from '#platform/money/convert.ts';
import { exchangeRates } from './exchange-rates.table.ts';

const selectRates = query({
  name: 'site.exchange-rates',
  row: { currency: text, per_dollar: bigint, day: text },
  sql: sql`
    select currency, per_dollar, day::text from ${exchangeRates} where status = 1 order by currency`,
});

/** The active rates, by currency. */
export async function readRates(connection: Connection): Promise<Rates> {
  const rows = await selectRates.all(connection);
  return new Map(
    rows.map(({ currency, per_dollar, day }) => [currency, { perDollar: per_dollar, day }]),
  );
}
