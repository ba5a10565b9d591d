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

/** $4 words, $5 category or null. A rare word is found by its index, a common one by the order. */
export const searchProducts = planned<ProductRow>(
  `select ${productColumns} ${from}
   where p.listed and p.country = $1 and -p.id > -$2::bigint and p.search @@ prefix_query($4)
     and ($5::text is null or p.category_key = $5)
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
  products: number;
};

/** $1 company, $2 after this brand, $3 how many. */
export const selectCompanyBrands = prepared<BrandRow>(
  'brands-of-company',
  `select brand_key, max(brand_name) as name, max(brand_name_ar) as name_ar,
     count(*)::int as products
   from products where listed and company_id = $1 and brand_key > $2
   group by brand_key order by brand_key limit $3`,
);

/** $1 country. Most countries need a few dozen categories; the rest is found by searching. */
export const selectCategories = prepared<{
  key: string;
  name: string;
  name_ar: string | null;
  products: number;
}>(
  'product-categories',
  `select key, name, name_ar, products::int from product_groups
   where kind = 'category' and country = $1 and products > 0
   order by products desc, key limit 100`,
);
