import type { listMedicines } from '#features/products/medicines.contract.ts';
import { findQuestion } from '#features/search/server/public.ts';
import type { ParsedInput } from '#platform/calls/call.ts';
import { array, bigint, nullable, text, tsquery } from '#platform/database/columns.ts';
import type { Database } from '#platform/database/database.ts';
import { joinSql, raw, type Sql, sql } from '#platform/database/sql.ts';
import { queryFamily } from '#platform/database/statement-family.ts';
import { type Language, languages } from '#platform/i18n/languages.ts';
import { planSearch } from './medicine-search.ts';
import { medicineWords } from './medicine-words.table.ts';
import { groupRow } from './medicines.queries.ts';
import { productGroups } from './product-groups.table.ts';
import { products } from './products.table.ts';

type IndexInput = ParsedInput<typeof listMedicines>;

const indexRow = { ...groupRow, sort_key: text, brand_names: array(text) };

/** The number of products read for the brand names on a card. */
const BRANDS_LOOKED_AT = 24;

type SortColumn = 'key' | 'key_ar';

/** A letter is matched in its own script; without one the page's language decides. */
function sortColumn(letter: string | undefined, language: Language): SortColumn {
  if (letter) return /[a-z0]/.test(letter) ? 'key' : 'key_ar';
  return language === 'ar' ? 'key_ar' : 'key';
}

/** The range of sort keys that begin with the letter: from the first to below the second. */
function letterRange(letter: string): [from: string, to: string] {
  if (letter === '0') return ['0', ':'];
  return [letter, String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1)];
}

/**
 * How the searched words are handled: there are none, all matching medicines are known, they are matched on the way, or
 * only among generics that have one of the words.
 */
const wordsKinds = ['wordless', 'known', 'met', 'among'] as const;

type Asked = {
  readonly sort: SortColumn;
  readonly language: Language;
  readonly letter: boolean;
  readonly generic: boolean;
  readonly filtered: boolean;
  readonly words: (typeof wordsKinds)[number];
};

/** The condition for products. Absent filters are left out, so that the planner need not consider them. */
function productConditions({ filtered, words }: Asked): Sql {
  const conditions = [sql`p.listed and p.is_medicine`];
  if (filtered) {
    conditions.push(sql`($brand::text is null or p.brand_key = $brand)
      and ($form::text is null or p.form_key = $form)
      and ($company::bigint is null or p.company_id = $company)`);
  }
  if (words === 'known') conditions.push(sql`p.id = any ($hits)`);
  // The planner takes every word for a rare one and would read all products of a generic; of a `coalesce` it expects
  // that half of them match, and walks them in the order of the card until there are enough.
  if (words === 'met' || words === 'among')
    conditions.push(sql`coalesce(p.search @@ $question::tsquery, false)`);
  return joinSql(conditions, ' and ');
}

function groupConditions({ sort, letter, generic, words }: Asked): Sql {
  const column = raw(`g.${sort}`);
  const conditions = [sql`(${column}, g.key) > ($afterSort, $afterKey)`];
  if (generic) conditions.push(sql`g.key = $generic`);
  if (letter) conditions.push(sql`${column} >= $from and ${column} < $to`);
  if (words === 'known') conditions.push(sql`g.key in (select medicine_key from found)`);
  if (words === 'among') conditions.push(sql`g.key in (select key from worded)`);
  return joinSql(conditions, ' and ');
}

/** CTEs that are evaluated before the page of generics. */
function readFirst(asked: Asked): Sql {
  if (asked.words === 'known')
    return sql`found as materialized (
      select p.id, p.medicine_key, p.brand_key, p.brand_name, p.brand_name_ar
      from ${products} p where ${productConditions(asked)}
    ),`;
  if (asked.words === 'among')
    return sql`worded as materialized (
      select w.key
      from unnest($first::text[], $beyond::text[]) with ordinality as asked (first, beyond, place)
      join ${medicineWords} w
        on w.word >= asked.first collate "C" and w.word < asked.beyond collate "C"
      group by w.key having count(distinct asked.place) >= $together
    ),`;
  return sql``;
}

/** The generics of a page. */
function pageSql(asked: Asked, matching: Sql): Sql {
  const { filtered, words } = asked;
  const columns = sql`g.key, g.name, g.name_ar, g.products::int, ${raw(`g.${asked.sort}`)} as sort_key`;
  const inOrder = sql`
    select ${columns} from ${productGroups} g
    where g.kind = 'generic' and g.country = '' and g.products > 0 and ${groupConditions(asked)}`;
  // Not `exists`, which the planner would turn into a join that first reads every matching product.
  const matches = sql`(select true from ${matching} limit 1)`;
  if (words === 'among')
    // `offset 0` makes the planner sort first and then check the products in that order.
    return sql`
      select g.* from (${inOrder} order by sort_key, key offset 0) as g
      where ${matches} order by g.sort_key, g.key limit $atMost`;
  const hasProducts = words === 'met' || (filtered && words === 'wordless');
  return sql`${inOrder} ${hasProducts ? sql`and ${matches}` : sql``} order by sort_key, key limit $atMost`;
}

/** The statement for exactly this combination: absent conditions are left out. */
function indexSql(asked: Asked): Sql {
  // Known hits are read once; others are looked up generic by generic.
  const matching =
    asked.words === 'known'
      ? sql`found p where p.medicine_key = g.key`
      : sql`${products} p where ${productConditions(asked)} and p.medicine_key = g.key`;
  const brand = raw(
    asked.language === 'ar' ? 'coalesce(p.brand_name_ar, p.brand_name)' : 'p.brand_name',
  );
  return sql`
    with ${readFirst(asked)} page as (${pageSql(asked, matching)})
    select g.*, array(
      select distinct shown.name from (
        select ${brand} as name from ${matching}
        order by p.brand_key, p.id limit ${BRANDS_LOOKED_AT}
      ) as shown where shown.name is not null order by shown.name
    ) as brand_names
    from page g order by g.sort_key, g.key`;
}

/** With filters the best plan depends on their values, so those statements are planned per call. */
const selectPage = queryFamily({
  name: 'medicines',
  choices: {
    sort: ['key', 'key_ar'],
    language: languages,
    letter: [true, false],
    generic: [true, false],
    filtered: [true, false],
    words: wordsKinds,
  },
  values: {
    afterSort: text,
    afterKey: text,
    atMost: bigint,
    from: text,
    to: text,
    generic: text,
    brand: nullable(text),
    form: nullable(text),
    company: nullable(bigint),
    hits: array(bigint),
    question: nullable(tsquery),
    first: array(text),
    beyond: array(text),
    together: bigint,
  },
  row: indexRow,
  sql: indexSql,
  plan: ({ filtered, words }) => (filtered || words !== 'wordless' ? 'each call' : 'once'),
});

const nothing = { hits: [], question: null, ranges: [], together: 0 };

/** One page of the index. */
export async function selectIndex(database: Database, input: IndexInput, language: Language) {
  const { pool } = database;
  const { letter, generic, brand, form, company } = input;
  const way = input.search
    ? await planSearch(pool, await findQuestion(pool, input.search))
    : ({ words: 'wordless' } as const);
  const { hits, question, ranges, together } = { ...nothing, ...way };
  const [afterSort = '', afterKey = ''] = input.cursor?.split('~') ?? [];
  const [from, to] = letter ? letterRange(letter) : ['', ''];
  const asked: Asked = {
    sort: sortColumn(letter, language),
    language,
    letter: letter !== undefined,
    generic: generic !== undefined,
    filtered: Boolean(brand || form || company),
    words: way.words,
  };
  return selectPage.of(asked).all(pool, {
    ...{ afterSort, afterKey, atMost: input.limit + 1, from, to, generic: generic ?? '' },
    ...{ brand, form, company, hits, question },
    ...{
      first: ranges.map(({ first }) => first),
      beyond: ranges.map(({ beyond }) => beyond),
      together,
    },
  });
}
