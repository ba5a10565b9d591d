import { planned, prepared } from '#platform/database/prepared.ts';
import { type ProductRow, productColumns } from './product-row.ts';

const from = 'from products p join companies c on c.id = p.company_id';
const newestFirst = 'order by -p.id';

/** $1 country, $2 before this id, $3 how many. */
export const selectProducts = prepared<ProductRow>(
  'products-of-country',
  `select ${productColumns} ${from}
   where p.listed and p.country = $1 and -p.id > -$2::bigint ${newestFirst} limit $3`,
);

/** $4 category. */
export const selectProductsOfCategory = prepared<ProductRow>(
  'products-of-category',
  `select ${productColumns} ${from}
   where p.listed and p.country = $1 and -p.id > -$2::bigint and p.category_key = $4
   ${newestFirst} limit $3`,
);

/** $4 the question, $5 category or null: walks the list and keeps what matches. */
export const searchProductsInOrder = planned<ProductRow>(
  `select ${productColumns} ${from}
   where p.listed and p.country = $1 and -p.id > -$2::bigint and p.search @@ $4::tsquery
     and ($5::text is null or p.category_key = $5)
   ${newestFirst} limit $3`,
);

/**
 * $1 country, $2 before this id, $3 the question, $4 category or null, $5 how many to walk: the first of the
 * list, how many they are and which of them match.
 */
export const walkProducts = planned<{ walked: number; ids: number[] }>(
  `with first as materialized (
     select p.id, p.search from products p
     where p.listed and p.country = $1 and -p.id > -$2::bigint
       and ($4::text is null or p.category_key = $4)
     ${newestFirst} limit $5
   )
   select count(*)::int as walked,
     coalesce(array_agg(id order by -id) filter (where search @@ $3::tsquery), '{}') as ids
   from first`,
);

/** $1 the question, $2 country, $3 how many at most. */
export const selectProductHits = planned<{ id: number }>(
  `select p.id from products p
   where p.listed and p.search @@ ($1::tsquery && ('''=' || $2 || '''')::tsquery) limit $3`,
);

/** $1 ids, $2 before this id, $3 how many, $4 category or null. */
export const selectProductsOfIds = prepared<ProductRow>(
  'products-of-ids',
  `select ${productColumns} ${from}
   where p.listed and p.id = any ($1) and p.id < $2 and ($4::text is null or p.category_key = $4)
   ${newestFirst} limit $3`,
);

export const selectAnyProduct = prepared<{ id: number }>(
  'any-product-of-country',
  'select id from products where listed and country = $1 order by -id limit 1',
);

export const selectProduct = prepared<ProductRow & { generic_slug: string | null }>(
  'product-detail',
  `select ${productColumns}, case when p.is_medicine then p.medicine_key end as generic_slug ${from}
   where p.id = $1 and p.listed`,
);

/** $1 company, $2 before this id, $3 how many. */
export const selectCompanyProducts = prepared<ProductRow>(
  'products-of-company',
  `select ${productColumns} ${from}
   where p.listed and p.company_id = $1 and -p.id > -$2::bigint ${newestFirst} limit $3`,
);

/** $4 brand. */
export const selectCompanyProductsOfBrand = prepared<ProductRow>(
  'products-of-company-brand',
  `select ${productColumns} ${from}
   where p.listed and p.company_id = $1 and -p.id > -$2::bigint and p.brand_key = $4
   ${newestFirst} limit $3`,
);

export type BrandRow = {
  brand_key: string;
  name: string;
  name_ar: string | null;
  logo: string | null;
  link: string | null;
  products: number;
};

/** $1 company, $2 after this brand, $3 how many. */
export const selectCompanyBrands = prepared<BrandRow>(
  'brands-of-company',
  `select brand_key, coalesce(b.name, p.name) as name, coalesce(b.name_ar, p.name_ar) as name_ar,
     b.logo, b.link, coalesce(p.products, 0)::int as products
   from (
     select distinct on (brand_key) brand_key, name, name_ar, logo, link from brands
     where company_id = $1 and status = 1 and brand_key > $2
       and exists (select 1 from companies where id = $1 and listed)
     order by brand_key, id limit $3
   ) b full join (
     select brand_key, max(brand_name) as name, max(brand_name_ar) as name_ar, count(*) as products
     from products where listed and company_id = $1 and brand_key > $2
     group by brand_key order by brand_key limit $3
   ) p using (brand_key)
   order by brand_key limit $3`,
);

/** $1 country. Most countries need a few dozen categories; the rest is found by searching. */
export const selectCategories = prepared<{
  key: string;
  name: string;
  name_ar: string | null;
  products: number;
}>(
  'product-categories',
  `select g.key, g.name, g.name_ar, g.products::int from product_groups g
   where g.kind = 'category' and g.country = $1 and g.products > 0
   order by g.products desc, g.key limit 100`,
);
