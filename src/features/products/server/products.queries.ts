import { companyFacts } from '#features/companies/server/public.ts';
import { array, bigint, bool, int, nullable, present, text } from '#platform/database/columns.ts';
import { lowestOf, newestRowsOf, rowsOf } from '#platform/database/followed-rows.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { brands } from './brands.table.ts';
import { productGroups } from './product-groups.table.ts';
import {
  detailColumns,
  detailRow,
  noneOrProductRow,
  productColumns,
  productRow,
} from './product-row.ts';
import { products } from './products.table.ts';

const from = sql`from ${products} p join ${companyFacts} c on c.id = p.company_id`;
const newestFirst = raw('order by -p.id');

const ofCompany = [
  rowsOf(products, { company_id: '$company' }),
  rowsOf(companyFacts, { id: '$company' }),
];

/** At most this many products, older than the one with this id. */
const range = { before: bigint, atMost: bigint };

export const selectProducts = query({
  name: 'products-of-country',
  values: { country: text, ...range },
  row: productRow,
  sql: sql`
    select ${productColumns} ${from}
    where p.listed and p.country = $country and -p.id > -$before::bigint
    ${newestFirst} limit $atMost`,
  follows: [
    newestRowsOf(products, { country: '$country' }, (found, { atMost }) =>
      lowestOf(
        found.map(({ id }) => id),
        atMost,
      ),
    ),
    rowsOf(companyFacts, { id: 'company_id' }),
  ],
});

export const selectAnyProduct = query({
  name: 'any-product-of-country',
  values: { country: text },
  row: { id: bigint },
  sql: sql`
    select id from ${products} where listed and country = $country order by -id limit 1`,
  follows: [
    newestRowsOf(products, { country: '$country' }, (found) =>
      lowestOf(
        found.map(({ id }) => id),
        1,
      ),
    ),
  ],
});

export const selectProduct = query({
  name: 'product-detail',
  values: { id: bigint },
  row: detailRow,
  sql: sql`select ${detailColumns} ${from} where p.id = $id and p.listed`,
  follows: [rowsOf(products, { id: '$id' }), rowsOf(companyFacts, { id: 'company_id' })],
});

export const selectProductDetails = query({
  name: 'products.details-of-ids',
  values: { ids: array(bigint) },
  row: detailRow,
  sql: sql`select ${detailColumns} ${from} where p.id = any ($ids) and p.listed`,
  follows: [rowsOf(products, { id: '$ids' }), rowsOf(companyFacts, { id: 'company_id' })],
});

/**
 * Products to show beside one: the newest of the same category and country from other companies, and the newest others
 * of its own company, those of its category first. If there are none, a single row still says where the product
 * belongs.
 */
export const selectProductsBeside = query({
  name: 'products.beside',
  values: { id: bigint, atMost: bigint, looked: bigint },
  row: {
    at_country: text,
    at_category: nullable(text),
    at_company: bigint,
    ...noneOrProductRow,
    is_own: nullable(bool),
  },
  sql: sql`
    select place.country as at_country, place.category_key as at_category,
      place.company_id as at_company, ${productColumns}, found.is_own
    from (
      select id, country, category_key, company_id from ${products} where id = $id and listed
    ) as place
    left join lateral (
      (select alike.id, false as is_own, false as of_category from ${products} alike
       where alike.listed and alike.country = place.country
         and alike.category_key = place.category_key and alike.company_id <> place.company_id
       order by -alike.id limit $atMost)
      union all
      (select newest.id, true, newest.category_key is not distinct from place.category_key as of_category
       from (
         select own.id, own.category_key from ${products} own
         where own.listed and own.company_id = place.company_id and own.id <> place.id
         order by -own.id limit $looked
       ) as newest
       order by of_category desc, -newest.id limit $atMost)
    ) as found on true
    left join (${products} p join ${companyFacts} c on c.id = p.company_id) on p.id = found.id
    order by found.is_own, found.of_category desc, -p.id`,
  follows: [
    rowsOf(products, { id: '$id' }),
    newestRowsOf(
      products,
      { country: 'at_country', category_key: 'at_category' },
      (found, { atMost }) => {
        const alike = found.filter(({ is_own: isOwn }) => isOwn === false);
        return lowestOf(
          alike.map(({ id }) => id),
          atMost,
        );
      },
    ),
    rowsOf(products, { company_id: 'at_company' }),
    rowsOf(companyFacts, { id: 'company_id' }),
    rowsOf(companyFacts, { id: 'at_company' }),
  ],
});

export const selectCompanyProducts = query({
  name: 'products-of-company',
  values: { company: bigint, ...range },
  row: productRow,
  sql: sql`
    select ${productColumns} ${from}
    where p.listed and p.company_id = $company and -p.id > -$before::bigint
    ${newestFirst} limit $atMost`,
  follows: ofCompany,
});

export const selectFeaturedProducts = query({
  name: 'products-featured-of-company',
  values: { company: bigint, atMost: bigint },
  row: productRow,
  sql: sql`
    select ${productColumns} ${from}
    where p.listed and p.company_id = $company and p.featured = 1
    ${newestFirst} limit $atMost`,
  follows: ofCompany,
});

export const selectCompanyProductsOfBrand = query({
  name: 'products-of-company-brand',
  values: { company: bigint, brand: text, ...range },
  row: productRow,
  sql: sql`
    select ${productColumns} ${from}
    where p.listed and p.company_id = $company and -p.id > -$before::bigint
      and p.brand_key = $brand
    ${newestFirst} limit $atMost`,
  follows: ofCompany,
});

const brandRow = {
  brand_key: present(text),
  name: present(text),
  name_ar: nullable(text),
  logo: nullable(text),
  link: nullable(text),
  products: int,
};

/** A company's brands after a given one, from its own list and from its products. */
export const selectCompanyBrands = query({
  name: 'brands-of-company',
  values: { company: bigint, after: text, atMost: bigint },
  row: brandRow,
  sql: sql`
    select brand_key, coalesce(b.name, p.name) as name, coalesce(b.name_ar, p.name_ar) as name_ar,
      b.logo, b.link, coalesce(p.products, 0)::int as products
    from (
      select distinct on (brand_key) brand_key, name, name_ar, logo, link from ${brands}
      where company_id = $company and status = 1 and brand_key > $after
        and exists (select 1 from ${companyFacts} where id = $company and listed)
      order by brand_key, id limit $atMost
    ) b full join (
      select brand_key, max(brand_name) as name, max(brand_name_ar) as name_ar,
        count(*) as products
      from ${products} where listed and company_id = $company and brand_key > $after
      group by brand_key order by brand_key limit $atMost
    ) p using (brand_key)
    order by brand_key limit $atMost`,
  follows: [rowsOf(brands, { company_id: '$company' }), ...ofCompany],
});

/** Most countries need a few dozen categories; others are found by search. */
export const selectCategories = query({
  name: 'product-categories',
  values: { country: text },
  row: { key: text, name: text, name_ar: nullable(text), products: int },
  sql: sql`
    select g.key, g.name, g.name_ar, g.products::int from ${productGroups} g
    where g.kind = 'category' and g.country = $country and g.products > 0
    order by g.products desc, g.key limit 100`,
  follows: [rowsOf(productGroups, { country: '$country' })],
});

/**
 * A category without a picture among this many newest products counts as having none, so that one with hardly any is
 * not read to its end.
 */
const NEWEST_LOOKED_AT = 60;

/** The largest categories, each with the picture of its newest product that has one. */
export const selectTopCategories = query({
  name: 'products.top-categories',
  values: { country: text, atMost: bigint },
  row: { key: text, name: text, name_ar: nullable(text), products: int, image: nullable(text) },
  sql: sql`
    select g.key, g.name, g.name_ar, g.products::int, newest.image from (
      select key, name, name_ar, products from ${productGroups}
      where kind = 'category' and country = $country and products > 0
      order by products desc, key limit $atMost
    ) as g
    left join lateral (
      select fresh.image from (
        select p.id, p.images[1] as image from ${products} p
        where p.listed and p.country = $country and p.category_key = g.key
        order by -p.id limit ${NEWEST_LOOKED_AT}
      ) as fresh where fresh.image is not null order by fresh.id desc limit 1
    ) as newest on true
    order by g.products desc, g.key`,
  follows: [
    rowsOf(productGroups, { country: '$country' }),
    rowsOf(products, { country: '$country' }),
  ],
});
