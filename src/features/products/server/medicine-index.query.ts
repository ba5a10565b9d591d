import type { listMedicines } from '#features/products/medicines.contract.ts';
import { findQuestion } from '#features/search/server/public.ts';
import type { ParsedInput } from '#platform/calls/call.ts';
import type { Database } from '#platform/database/database.ts';
import { planned, prepared } from '#platform/database/prepared.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { findRareHits } from './medicine-search.ts';
import type { GroupRow } from './medicines.queries.ts';

type IndexInput = ParsedInput<typeof listMedicines>;

export type IndexRow = GroupRow & { sort_key: string; brand_names: string[] };

/** How many products are looked at for the brand names on a card. */
const BRANDS_LOOKED_AT = 24;

type SortColumn = 'key' | 'key_ar';

/** A letter is looked for in its own script; without one the page's language decides. */
function sortColumn(letter: string | undefined, language: Language): SortColumn {
  if (letter) return /[a-z0]/.test(letter) ? 'key' : 'key_ar';
  return language === 'ar' ? 'key_ar' : 'key';
}

/** Everything that begins with the letter stands between these two. */
function letterRange(letter: string): [from: string, to: string] {
  if (letter === '0') return ['0', ':'];
  return [letter, String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1)];
}

type Value = (given: unknown) => string;

function groupConditions(input: IndexInput, sort: SortColumn, value: Value): string[] {
  const conditions = [`(g.${sort}, g.key) > ($1, $2)`];
  if (input.generic) conditions.push(`g.key = ${value(input.generic)}`);
  if (input.letter) {
    const [from, to] = letterRange(input.letter);
    conditions.push(`g.${sort} >= ${value(from)} and g.${sort} < ${value(to)}`);
  }
  return conditions;
}

/** Which products count; `hits` are those with the words searched for, if they are known. */
function productConditions(input: IndexInput, { hits, question }: Found, value: Value): string[] {
  const conditions: string[] = [];
  if (input.brand) conditions.push(`p.brand_key = ${value(input.brand)}`);
  if (input.form) conditions.push(`p.form_key = ${value(input.form)}`);
  if (input.company) conditions.push(`p.company_id = ${value(input.company)}`);
  if (hits) conditions.push(`p.id = any (${value(hits)})`);
  else if (input.search) conditions.push(`p.search @@ ${value(question)}::tsquery`);
  return conditions;
}

/** What is looked for, and where it is if that is known. */
type Found = { readonly question: string | null; readonly hits: readonly number[] | undefined };

/** The statement for just what was asked: a condition that is not there costs nothing. */
function indexStatement(input: IndexInput, language: Language, words: Found) {
  const { hits } = words;
  const sort = sortColumn(input.letter, language);
  const [afterSort = '', afterKey = ''] = input.cursor?.split('~') ?? [];
  const values: unknown[] = [afterSort, afterKey, input.limit + 1];
  const value: Value = (given) => `$${values.push(given)}`;
  const groups = groupConditions(input, sort, value);
  const filters = productConditions(input, words, value);
  const isFiltered = filters.length > 0;
  const counting = ['p.listed', 'p.is_medicine', ...filters].join(' and ');

  // Known hits are read once and then looked up; others are looked for generic by generic.
  const found = `found as materialized (
    select p.id, p.medicine_key, p.brand_key, p.brand_name, p.brand_name_ar
    from products p where ${counting}
  ),`;
  const matching = hits
    ? 'found p where p.medicine_key = g.key'
    : `products p where ${counting} and p.medicine_key = g.key`;
  if (hits) groups.push('g.key in (select medicine_key from found)');
  // Not `exists`: that is made into a join which reads every product with the words first.
  else if (isFiltered) groups.push(`(select true from ${matching} limit 1)`);

  const brand = language === 'ar' ? 'coalesce(p.brand_name_ar, p.brand_name)' : 'p.brand_name';
  const text = `
    with ${hits ? found : ''} page as (
      select g.key, g.name, g.name_ar, g.products::int, g.${sort} as sort_key
      from product_groups g
      where g.kind = 'generic' and g.country = '' and g.products > 0 and ${groups.join(' and ')}
      order by g.${sort}, g.key limit $3
    )
    select g.*, array(
      select distinct shown.name from (
        select ${brand} as name from ${matching}
        order by p.brand_key, p.id limit ${BRANDS_LOOKED_AT}
      ) as shown where shown.name is not null order by shown.name
    ) as brand_names
    from page g order by g.sort_key, g.key`;
  return { text, values, isFiltered };
}

/** One page of the index. Filters change the best way to the rows, so those are planned each time. */
export async function selectIndex(database: Database, input: IndexInput, language: Language) {
  const { pool } = database;
  const question = input.search ? await findQuestion(pool, input.search) : null;
  const hits = input.search ? await findRareHits(pool, question) : undefined;
  const { text, values, isFiltered } = indexStatement(input, language, { question, hits });
  if (isFiltered) return planned<IndexRow>(text)(database.pool, values);
  const shape = `${language}-${sortColumn(input.letter, language)}`;
  const kind = `${input.letter ? '-letter' : ''}${input.generic ? '-generic' : ''}`;
  return prepared<IndexRow>(`medicine-index-${shape}${kind}`, text)(database.pool, values);
}
