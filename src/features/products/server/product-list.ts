import { companyFacts } from '#features/companies/server/public.ts';
import { productChoicesTexts as texts } from '#features/products/product-choices.texts.ts';
import { productNarrowing } from '#features/products/product-narrowing.ts';
import { findListed } from '#features/search/server/public.ts';
import { text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { named, namesOfKeys } from '#platform/narrowing/server/facet-kinds.ts';
import { followedList } from '#platform/narrowing/server/followed-list.ts';
import {
  moneyValues,
  moneyValuesOf,
  ofAmounts,
  rankOfAmount,
} from '#platform/narrowing/server/money-facet.ts';
import { narrowedList } from '#platform/narrowing/server/narrowed-list.ts';
import { narrowedReader } from '#platform/narrowing/server/narrowed-reader.ts';
import { productGroups } from './product-groups.table.ts';
import { productColumns, productRow } from './product-row.ts';
import { products } from './products.table.ts';

/** Steps for prices, from a box of tablets to a scanner. */
const priceEdges = [1, 5, 10, 50, 100, 500, 1_000, 5_000, 10_000, 50_000];

const price = sql`n.price_minor`;
const currency = sql`n.currency`;

const selectCategoryNames = namesOfKeys(
  'products.category-names',
  sql`
    select g.key, g.name, g.name_ar from ${productGroups} g
    where g.kind = 'category' and g.country = $country and g.key = any ($keys)`,
);

const categoryCounts = sql`
    select g.key as value, g.products as count from ${productGroups} g
    where g.kind = 'category' and g.country = $country and g.products > 0`;

const selectBrandNames = namesOfKeys(
  'products.brand-names',
  sql`
    select asked.key, coalesce(found.name, '') as name, found.name_ar
    from unnest($keys::text[]) as asked (key)
    cross join lateral (
      select p.brand_name as name, p.brand_name_ar as name_ar from ${products} p
      where p.listed and p.country = $country and p.brand_key = asked.key limit 1
    ) as found
    where asked.key is not null`,
);

/** The products of a country, with their filters. */
const productList = narrowedList({
  name: 'products',
  narrowing: productNarrowing,
  from: sql`${products} n`,
  id: sql`n.id`,
  where: sql`n.listed and n.country = $country`,
  values: { country: text, ...moneyValues },
  facets: {
    category: named(
      {
        label: texts.category,
        value: sql`n.category_key`,
        indexedColumn: sql`n.category_key`,
        keptCounts: categoryCounts,
      },
      selectCategoryNames,
    ),
    brand: named(
      { label: texts.brand, value: sql`nullif(n.brand_key, '')`, indexedColumn: sql`n.brand_key` },
      selectBrandNames,
    ),
    price: ofAmounts({ label: texts.price, amount: price, currency, edges: priceEdges }),
  },
  ranks: {
    newest: sql`-n.id`,
    cheapest: rankOfAmount(price, currency, 'cheapest first'),
    dearest: rankOfAmount(price, currency, 'dearest first'),
  },
  ties: 'newest first',
  hasOrderedIndex: true,
  row: productRow,
  columns: productColumns,
  joins: sql`
    join ${products} p on p.id = listed.id join ${companyFacts} c on c.id = p.company_id`,
});

const valuesOf = (country: string) => ({ country, ...moneyValuesOf(country, priceEdges) });

export const narrowedProducts = narrowedReader({
  list: productList,
  find: (connection, sought) => findListed(connection, { ...sought, kind: 'product' }),
  valuesOf,
  words: {
    sorts: { newest: texts.newest, cheapest: texts.cheapest, dearest: texts.dearest },
    counted: texts.total,
  },
});

export const followedProducts = followedList({
  path: '/products',
  kind: 'product',
  list: productList,
  valuesOf,
});
