import { planned, prepared } from '#platform/database/prepared.ts';
import type { ProductRow } from './product-row.ts';

export type GroupRow = { key: string; name: string; name_ar: string | null; products: number };

const listed = 'p.listed and p.is_medicine';

/** $1 generics. What a card of the index says beyond the name; brands in the order of their names. */
export const selectGenericFacts = prepared<{
  key: string;
  code: string | null;
  category: string | null;
  category_ar: string | null;
  brands: number;
}>(
  'generic-facts',
  `select k.key, f.code, f.category, f.category_ar, (
     select count(distinct nullif(p.brand_key, ''))::int from products p
     where ${listed} and p.medicine_key = k.key collate "C"
   ) as brands
   from unnest($1::text[]) as k (key)
   cross join lateral (
     select p.item_generic_code as code, p.item_category as category,
       p.item_category_ar as category_ar
     from products p where ${listed} and p.medicine_key = k.key collate "C"
     order by p.brand_key, p.id limit 1
   ) as f`,
);

export const selectGeneric = prepared<GroupRow>(
  'generic',
  `select key, name, name_ar, products::int from product_groups
   where kind = 'generic' and country = '' and key = $1 and products > 0`,
);

export type ComparedRow = Pick<
  ProductRow,
  | 'id'
  | 'company_id'
  | 'company_name'
  | 'company_name_ar'
  | 'item_name'
  | 'item_name_ar'
  | 'brand_name'
  | 'brand_name_ar'
  | 'item_strength'
  | 'dosage_form'
  | 'dosage_form_ar'
  | 'package_size'
  | 'package_size_ar'
  | 'price_minor'
  | 'currency'
> & { brand_key: string; country: string };

/** $1 generic, $2 and $3 after this brand and id, $4 how many. */
export const selectBrandsOfGeneric = prepared<ComparedRow>(
  'brands-of-generic',
  `select p.id, p.company_id, p.item_name, p.item_name_ar, p.brand_key, p.brand_name,
     p.brand_name_ar, p.item_strength, p.dosage_form, p.dosage_form_ar, p.package_size,
     p.package_size_ar, p.price_minor, p.currency, p.country,
     c.name as company_name, c.name_ar as company_name_ar
   from products p join companies c on c.id = p.company_id
   where ${listed} and p.medicine_key = $1 and (p.brand_key, p.id) > ($2, $3)
   order by p.brand_key, p.id limit $4`,
);

export const selectLatinLetters = prepared<{ letter: string; generics: number; medicines: number }>(
  'medicine-letters-latin',
  `select left(key, 1) as letter, count(*)::int as generics, sum(products)::int as medicines
   from product_groups where kind = 'generic' and country = '' and products > 0 group by 1`,
);

export const selectArabicLetters = prepared<{ letter: string; generics: number }>(
  'medicine-letters-arabic',
  `select left(key_ar, 1) as letter, count(*)::int as generics
   from product_groups where kind = 'generic' and country = '' and products > 0 group by 1`,
);

/** $1 kind, $2 how many: the groups with most products. */
export const selectLargestGroups = prepared<GroupRow>(
  'largest-medicine-groups',
  `select g.key, g.name, g.name_ar, g.products::int from product_groups g
   where g.kind = $1 and g.country = '' and g.products > 0
   order by g.products desc, g.key limit $2`,
);

/** $1 how many. Companies are counted by their id; their names are their own. */
export const selectLargestCompanies = prepared<GroupRow>(
  'largest-medicine-companies',
  `select g.key, c.name, c.name_ar, g.products::int
   from (
     select key, products from product_groups
     where kind = 'company' and country = '' and products > 0
     order by products desc, key limit $1
   ) as g join companies c on c.id = g.key::bigint`,
);

/** $1 the question, $2 how many to look at: how many of the first medicines have them. */
export const countSampleHits = planned<{ hits: number }>(
  `with sample as materialized (
     select p.search from products p where ${listed} order by p.medicine_key, p.brand_key, p.id
     limit $2
   )
   select count(*)::int as hits from sample where search @@ $1::tsquery`,
);

/** $1 the question, $2 how many at most. */
export const selectMedicineHits = planned<{ id: number }>(
  `select p.id from products p where ${listed} and p.search @@ $1::tsquery limit $2`,
);
