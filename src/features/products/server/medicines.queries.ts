import { companyFacts } from '#features/companies/server/public.ts';
import {
  array,
  bigint,
  int,
  nullable,
  oneOf,
  present,
  text,
  tsquery,
} from '#platform/database/columns.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { productGroups } from './product-groups.table.ts';
import { products } from './products.table.ts';

/** A generic, brand, form or company with its number of medicines. */
export const groupRow = { key: text, name: text, name_ar: nullable(text), products: int };

export type GroupRow = RowOf<typeof groupRow>;

const listed = raw('p.listed and p.is_medicine');

const ofKey = sql`${listed} and p.medicine_key = k.key collate "C"`;

/** The number of brands that are stepped through one by one; what a generic has beyond is counted product by product. */
const BRANDS_STEPPED = 32;

/**
 * The number of brands of a generic. Most have few brands and may have thousands of products, so the index is asked for
 * the next brand and not for every product.
 */
const brandsOfKey = sql`(
      with recursive met (brand, place) as (
        (select p.brand_key, 1 from ${products} p
          where ${ofKey} and p.brand_key > '' order by p.brand_key limit 1)
        union all
        select (
          select p.brand_key from ${products} p
          where ${ofKey} and p.brand_key > met.brand order by p.brand_key limit 1
        ), met.place + 1
        from met where met.brand is not null and met.place < ${BRANDS_STEPPED}
      )
      select count(met.brand)::int + case when count(met.brand) < ${BRANDS_STEPPED} then 0 else (
        select count(distinct p.brand_key)::int from ${products} p
        where ${ofKey} and p.brand_key > max(met.brand)
      ) end from met
    )`;

/** The facts on a card of the index, with brands sorted by name. */
export const selectGenericFacts = query({
  name: 'generic-facts',
  values: { keys: array(text) },
  row: {
    key: present(text),
    code: nullable(text),
    category: nullable(text),
    category_ar: nullable(text),
    brands: int,
  },
  sql: sql`
    select k.key, f.code, f.category, f.category_ar, coalesce(${brandsOfKey}, 0) as brands
    from unnest($keys::text[]) as k (key)
    cross join lateral (
      select p.item_generic_code as code, p.item_category as category,
        p.item_category_ar as category_ar
      from ${products} p where ${ofKey} order by p.brand_key, p.id limit 1
    ) as f`,
});

export const selectGeneric = query({
  name: 'generic',
  values: { key: text },
  row: groupRow,
  sql: sql`
    select key, name, name_ar, products::int from ${productGroups}
    where kind = 'generic' and country = '' and key = $key and products > 0`,
});

const comparedRow = {
  id: bigint,
  company_id: bigint,
  company_name: text,
  company_name_ar: nullable(text),
  country: text,
  item_name: text,
  item_name_ar: nullable(text),
  brand_key: text,
  brand_name: nullable(text),
  brand_name_ar: nullable(text),
  item_strength: nullable(text),
  dosage_form: nullable(text),
  dosage_form_ar: nullable(text),
  package_size: nullable(text),
  package_size_ar: nullable(text),
  price_minor: nullable(bigint),
  currency: nullable(text),
  image: nullable(text),
};

export type ComparedRow = RowOf<typeof comparedRow>;

const comparedAfter = {
  generic: text,
  country: text,
  afterBrand: text,
  afterId: bigint,
  atMost: bigint,
};

/** Products after the given brand and id, sorted by brand: those of a country, or those of all others. */
const comparedBrands = (name: string, isOf: Sql) =>
  query({
    name,
    values: comparedAfter,
    row: comparedRow,
    sql: sql`
    select p.id, p.company_id, p.item_name, p.item_name_ar, p.brand_key, p.brand_name,
      p.brand_name_ar, p.item_strength, p.dosage_form, p.dosage_form_ar, p.package_size,
      p.package_size_ar, p.price_minor, p.currency, p.country, p.images[1] as image,
      c.name as company_name, c.name_ar as company_name_ar
    from ${products} p join ${companyFacts} c on c.id = p.company_id
    where ${listed} and p.medicine_key = $generic and ${isOf}
      and (p.brand_key, p.id) > ($afterBrand, $afterId)
    order by p.brand_key, p.id limit $atMost`,
  });

export const selectBrandsOfCountry = comparedBrands(
  'brands-of-generic-in-country',
  sql`p.country = $country`,
);
export const selectBrandsElsewhere = comparedBrands(
  'brands-of-generic-elsewhere',
  sql`p.country <> $country`,
);

const genericWords = {
  brand_name: nullable(text),
  brand_name_ar: nullable(text),
  item_description: nullable(text),
  item_description_ar: nullable(text),
  pil_summary: nullable(text),
  pil_summary_ar: nullable(text),
  precaution: nullable(text),
  precaution_ar: nullable(text),
  dispense_mode: nullable(text),
  dispense_mode_ar: nullable(text),
  dosage_form: nullable(text),
  dosage_form_ar: nullable(text),
  item_strength: nullable(text),
};

export type GenericWords = RowOf<typeof genericWords>;

/** Texts of a generic's first products, sorted by brand. */
export const selectGenericWords = query({
  name: 'generic-words',
  values: { generic: text, atMost: bigint },
  row: genericWords,
  sql: sql`
    select p.brand_name, p.brand_name_ar, p.item_description, p.item_description_ar, p.pil_summary, p.pil_summary_ar,
      p.precaution, p.precaution_ar, p.dispense_mode, p.dispense_mode_ar, p.dosage_form,
      p.dosage_form_ar, p.item_strength
    from ${products} p where ${listed} and p.medicine_key = $generic
    order by p.brand_key, p.id limit $atMost`,
});

export const selectLatinLetters = query({
  name: 'medicine-letters-latin',
  row: { letter: text, generics: int, medicines: int },
  sql: sql`
    select left(key, 1) as letter, count(*)::int as generics,
      coalesce(sum(products), 0)::int as medicines
    from ${productGroups} where kind = 'generic' and country = '' and products > 0 group by 1`,
});

export const selectArabicLetters = query({
  name: 'medicine-letters-arabic',
  row: { letter: text, generics: int },
  sql: sql`
    select left(key_ar, 1) as letter, count(*)::int as generics
    from ${productGroups} where kind = 'generic' and country = '' and products > 0 group by 1`,
});

/** The groups with the most products. */
export const selectLargestGroups = query({
  name: 'largest-medicine-groups',
  values: { kind: oneOf(['brand', 'generic', 'form']), atMost: bigint },
  row: groupRow,
  sql: sql`
    select g.key, g.name, g.name_ar, g.products::int from ${productGroups} g
    where g.kind = $kind and g.country = '' and g.products > 0
    order by g.products desc, g.key limit $atMost`,
});

/** Companies are grouped by id; the name comes from the company itself. */
export const selectLargestCompanies = query({
  name: 'largest-medicine-companies',
  values: { atMost: bigint },
  row: groupRow,
  sql: sql`
    select g.key, c.name, c.name_ar, g.products::int
    from (
      select key, products from ${productGroups}
      where kind = 'company' and country = '' and products > 0
      order by products desc, key limit $atMost
    ) as g join ${companyFacts} c on c.id = g.key::bigint`,
});

/** The number of hits among the first medicines. */
export const countSampleHits = query({
  name: 'medicines-sampled',
  values: { question: nullable(tsquery), sample: bigint },
  row: { hits: int },
  plan: 'each call',
  sql: sql`
    with sample as materialized (
      select p.search from ${products} p where ${listed}
      order by p.medicine_key, p.brand_key, p.id limit $sample
    )
    select count(*)::int as hits from sample where search @@ $question::tsquery`,
});

export const selectMedicineHits = query({
  name: 'medicines-hit',
  values: { question: nullable(tsquery), atMost: bigint },
  row: { id: bigint },
  plan: 'each call',
  sql: sql`
    select p.id from ${products} p
    where ${listed} and p.search @@ $question::tsquery limit $atMost`,
});
