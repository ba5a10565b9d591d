import type { listMedicines } from '#features/products/medicines.contract.ts';
import type { ParsedInput } from '#platform/calls/call.ts';
import type { Database } from '#platform/database/database.ts';
import { planned, prepared } from '#platform/database/prepared.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { GroupRow } from './medicines.queries.ts';

type IndexInput = ParsedInput<typeof listMedicines>;

export type IndexRow = GroupRow & { sort_key: string; brand_names: string[] };

/** How many products are looked at for the brand names on a card. */
const BRANDS_LOOKED_AT = 24;

type SortColumn = 'key' | 'key_ar';

/** A letter is looked for in its own script; without one the page's language decides. */
export function sortColumn(letter: string | undefined, language: Language): SortColumn {
  if (letter) return /[a-z0]/.test(letter) ? 'key' : 'key_ar';
  return language === 'ar' ? 'key_ar' : 'key';
}

/** Everything that begins with the letter stands between these two. */
function letterRange(letter: string): [from: string, to: string] {
  if (letter === '0') return ['0', ':'];
  return [letter, String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1)];
}

type Statement = { text: string; values: unknown[]; isFiltered: boolean };

/** Builds the statement for just what was asked: a condition that is not there costs nothing. */
function indexStatement(input: IndexInput, language: Language): Statement {
  const sort = sortColumn(input.letter, language);
  const [afterSort = '', afterKey = ''] = input.cursor?.split('~') ?? [];
  const values: unknown[] = [afterSort, afterKey, input.limit + 1];
  const value = (given: unknown) => `$${values.push(given)}`;

  const products = ['p.listed', 'p.is_medicine', 'p.medicine_key = g.key'];
  const plain = products.length;
  if (input.brand) products.push(`p.brand_key = ${value(input.brand)}`);
  if (input.form) products.push(`p.form_key = ${value(input.form)}`);
  if (input.company) products.push(`p.company_id = ${value(input.company)}`);
  if (input.search) products.push(`p.search @@ prefix_query(${value(input.search)})`);
  const isFiltered = products.length > plain;

  const groups = [`(g.${sort}, g.key) > ($1, $2)`];
  if (input.generic) groups.push(`g.key = ${value(input.generic)}`);
  if (input.letter) {
    const [from, to] = letterRange(input.letter);
    groups.push(`g.${sort} >= ${value(from)} and g.${sort} < ${value(to)}`);
  }
  const matching = products.join(' and ');
  if (isFiltered) groups.push(`exists (select 1 from products p where ${matching})`);

  const brand = language === 'ar' ? 'coalesce(p.brand_name_ar, p.brand_name)' : 'p.brand_name';
  const text = `
    with page as (
      select g.key, g.name, g.name_ar, g.products::int, g.${sort} as sort_key
      from product_groups g
      where g.kind = 'generic' and g.country = '' and g.products > 0 and ${groups.join(' and ')}
      order by g.${sort}, g.key limit $3
    )
    select g.*, array(
      select distinct shown.name from (
        select ${brand} as name from products p where ${matching}
        order by p.brand_key, p.id limit ${BRANDS_LOOKED_AT}
      ) as shown where shown.name is not null order by shown.name
    ) as brand_names
    from page g order by g.sort_key, g.key`;
  return { text, values, isFiltered };
}

/** One page of the index. Filters change the best way to the rows, so those are planned each time. */
export async function selectIndex(database: Database, input: IndexInput, language: Language) {
  const { text, values, isFiltered } = indexStatement(input, language);
  if (isFiltered) return planned<IndexRow>(text)(database.pool, values);
  const shape = `${language}-${sortColumn(input.letter, language)}`;
  const kind = `${input.letter ? '-letter' : ''}${input.generic ? '-generic' : ''}`;
  return prepared<IndexRow>(`medicine-index-${shape}${kind}`, text)(database.pool, values);
}
