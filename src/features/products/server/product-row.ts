import {
  arabicOf,
  bilingualFacts,
  isBilingual,
  type KeptFact,
  keptFacts,
  listedFacts,
  type PageFact,
  pageFacts,
} from '#features/products/product-facts.ts';
import type { Product } from '#features/products/products.contract.ts';
import { array, bigint, nullable, text } from '#platform/database/columns.ts';
import { raw } from '#platform/database/sql.ts';
import type { RowOf } from '#platform/database/statement.ts';
import { byName } from '#platform/fields/by-name.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { toDecimal } from '#platform/money/amounts.ts';

const ownColumns = {
  id: bigint,
  company_id: bigint,
  item_name: text,
  item_name_ar: nullable(text),
  price_minor: nullable(bigint),
  currency: nullable(text),
  images: array(text),
  ...byName(keptFacts, () => nullable(text)),
  ...byName(bilingualFacts.map(arabicOf), () => nullable(text)),
};

/** A product as lists and its page read it, with the names of its company. */
export const productRow = {
  ...ownColumns,
  company_name: text,
  company_name_ar: nullable(text),
};

export type ProductRow = RowOf<typeof productRow>;

/** SQL that answers it: of a product as p and its company as c. */
export const productColumns = raw(
  [
    ...Object.keys(ownColumns).map((column) => `p.${column}`),
    'c.name as company_name',
    'c.name_ar as company_name_ar',
  ].join(', '),
);

/** A fact in the reader's language, where the company says it in both. */
function said(row: ProductRow, fact: KeptFact, language: Language): string | null {
  return isBilingual(fact) ? inLanguage(language, row[fact], row[arabicOf(fact)]) : row[fact];
}

/** A stored product in the words of the call, in the reader's language. */
export function toProduct(row: ProductRow, language: Language): Product {
  const { price_minor: minor, currency } = row;
  return {
    product_id: row.id,
    item_name: inLanguage(language, row.item_name, row.item_name_ar),
    ...byName(listedFacts, (fact) => said(row, fact, language)),
    avg_retail_price: minor === null || currency === null ? null : toDecimal(minor, currency),
    currency,
    company_id: row.company_id,
    company_name: inLanguage(language, row.company_name, row.company_name_ar),
    has_images: row.images.length > 0,
    product_images: row.images,
  };
}

/** What only its own page tells. */
export function pageFactsOf(row: ProductRow, language: Language): Record<PageFact, string | null> {
  return byName(pageFacts, (fact) => said(row, fact, language));
}
