import { companyTypeText } from '#features/companies/public.ts';
import { productDocuments } from '#features/products/product-documents.ts';
import {
  arabicOf,
  bilingualFacts,
  isBilingual,
  listFacts,
  pageFacts,
  type StoredFact,
  storedFacts,
} from '#features/products/product-facts.ts';
import type { Product, ProductDetail } from '#features/products/products.contract.ts';
import { findPack, unitPriceOf } from '#features/products/unit-price.ts';
import { array, bigint, type Column, int, nullable, text } from '#platform/database/columns.ts';
import { homeDayOf } from '#platform/database/home-days.ts';
import { raw, sql } from '#platform/database/sql.ts';
import type { RowOf } from '#platform/database/statement.ts';
import { byName } from '#platform/fields/by-name.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { toDecimal } from '#platform/money/amounts.ts';

const ownColumns = {
  id: bigint,
  company_id: bigint,
  item_name: text,
  item_name_ar: nullable(text),
  price_minor: nullable(bigint),
  currency: nullable(text),
  images: array(text),
  ...byName(storedFacts, () => nullable(text)),
  ...byName(bilingualFacts.map(arabicOf), () => nullable(text)),
};

/** The columns of a product in lists and on its page, with its company's names. */
export const productRow = {
  ...ownColumns,
  company_name: text,
  company_name_ar: nullable(text),
  added_on: text,
};

export type ProductRow = RowOf<typeof productRow>;

type OrNone<R> = {
  readonly [Name in keyof R]: R[Name] extends Column<infer T> ? Column<T | null> : never;
};

/** The same with every column nullable, for rows without a product; then the id is null. */
export const noneOrProductRow = Object.fromEntries(
  Object.entries<Column<unknown>>(productRow).map(([name, column]) => [name, nullable(column)]),
) as OrNone<typeof productRow>;

export const isProductRow = <R extends RowOf<typeof noneOrProductRow>>(
  row: R,
): row is R & ProductRow => row.id !== null;

/** Columns of the product `p` and its company `c`. */
export const productColumns = sql`
  ${raw(
    Object.keys(ownColumns)
      .map((column) => `p.${column}`)
      .join(', '),
  )}, c.name as company_name, c.name_ar as company_name_ar,
  ${homeDayOf(sql`p.created_at`)}::text as added_on`;

/** Further columns for the product's own page. */
export const detailRow = {
  ...productRow,
  ...byName(productDocuments, () => nullable(text)),
  generic_slug: nullable(text),
  company_logo: nullable(text),
  company_type: nullable(int),
  company_country: text,
};

export type DetailRow = RowOf<typeof detailRow>;

export const detailColumns = sql`
  ${productColumns}, p.datasheet, p.certificate, p.catalog_pages,
  case when p.is_medicine then p.medicine_key end as generic_slug,
  c.logo as company_logo, c.type as company_type, c.country as company_country`;

/** A fact in the reader's language, if the company gives it in both. */
function said(row: ProductRow, fact: StoredFact, language: Language): string | null {
  return isBilingual(fact) ? inLanguage(language, row[fact], row[arabicOf(fact)]) : row[fact];
}

/** A stored product as calls return it, in the reader's language. */
export function toProduct(row: ProductRow, language: Language): Product {
  const { price_minor: minor, currency } = row;
  return {
    product_id: row.id,
    item_name: inLanguage(language, row.item_name, row.item_name_ar),
    ...byName(listFacts, (fact) => said(row, fact, language)),
    avg_retail_price: minor === null || currency === null ? null : toDecimal(minor, currency),
    currency,
    company_id: row.company_id,
    company_name: inLanguage(language, row.company_name, row.company_name_ar),
    has_images: row.images.length > 0,
    product_images: row.images,
    added_on: row.added_on,
  };
}

/** The price of one unit of the pack; medicines only. */
function unitPriceIn({ generic_slug, price_minor: price, currency, package_size }: DetailRow) {
  const pack = generic_slug === null ? undefined : findPack(package_size);
  if (!pack || price === null || currency === null) return null;
  const minor = unitPriceOf(price, pack);
  return minor === undefined
    ? null
    : { price: toDecimal(minor, currency), currency, unit: pack.unit };
}

/** With the facts that only the product's own page shows. */
export function toProductDetail(row: DetailRow, language: Language): ProductDetail {
  return {
    ...toProduct(row, language),
    ...byName(pageFacts, (fact) => said(row, fact, language)),
    ...byName(productDocuments, (name) => row[name]),
    generic_slug: row.generic_slug,
    unit_price: unitPriceIn(row),
    company_logo: row.company_logo,
    company_type_name: translateIn(language)(companyTypeText(row.company_type)),
    country_name: countryName(row.company_country, language),
  };
}
