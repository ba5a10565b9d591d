import { productChoicesTexts as texts } from '#features/products/product-choices.texts.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { array, int, nullable, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import type { ShownFacet } from '#platform/narrowing/narrowing-fields.ts';
import { productGroups } from './product-groups.table.ts';

/** Uses the groups that are counted on writing, because counting a million products on reading would be too slow. */
const selectCountries = query({
  name: 'products.by-country',
  values: { category: nullable(array(text)) },
  row: { country: text, count: int },
  sql: sql`
    select country, coalesce(sum(products), 0)::int as count from ${productGroups}
    where kind = 'category' and products > 0
      and ($category::text[] is null or key = any ($category))
    group by country order by sum(products) desc, country`,
});

/** The countries with products that the visitor can switch to, each with its count in the chosen categories. */
export async function readCountries(
  used: string,
  category: readonly string[] | undefined,
  { database, language }: OperationContext,
): Promise<readonly ShownFacet[]> {
  const rows = await selectCountries.all(database.pool, { category });
  if (rows.length < 2) return [];
  const options = rows.map(({ country, count }) => ({
    value: country,
    name: countryName(country, language),
    count,
    chosen: country === used,
  }));
  const label = translateIn(language)(texts.country);
  return [{ name: 'country', label, single: true, without: 0, options }];
}
