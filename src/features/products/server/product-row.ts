import type { Product } from '#features/products/products.contract.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { toDecimal } from '#platform/money/amounts.ts';

const plainFacts = ['item_code', 'item_generic_code', 'item_strength', 'currency'] as const;

/** Facts that are said differently in Arabic, where the company says so. */
const translatedFacts = [
  'item_category',
  'item_generic_name',
  'brand_name',
  'item_description',
  'item_characteristics',
  'item_ingredients',
  'dosage_form',
  'package_size',
  'dispense_mode',
  'precaution',
  'pil_summary',
  'notes',
  'remarks',
] as const;

type Plain = (typeof plainFacts)[number];
type Said = (typeof translatedFacts)[number];

export type ProductRow = {
  id: number;
  company_id: number;
  company_name: string;
  company_name_ar: string | null;
  item_name: string;
  item_name_ar: string | null;
  price_minor: number | null;
  images: string[];
} & Record<Plain | Said | `${Said}_ar`, string | null>;

const columns: readonly string[] = [
  ...['id', 'company_id', 'item_name', 'item_name_ar', 'price_minor', 'images'],
  ...plainFacts,
  ...translatedFacts.flatMap((fact) => [fact, `${fact}_ar`]),
];

export const productColumns = [
  ...columns.map((column) => `p.${column}`),
  'c.name as company_name',
  'c.name_ar as company_name_ar',
].join(', ');

function said(row: ProductRow, language: Language): Record<Said, string | null> {
  const facts = translatedFacts.map((fact) => [
    fact,
    inLanguage(language, row[fact], row[`${fact}_ar`]),
  ]);
  return Object.fromEntries(facts);
}

function plain(row: ProductRow): Record<Plain, string | null> {
  return Object.fromEntries(plainFacts.map((fact) => [fact, row[fact]])) as Record<
    Plain,
    string | null
  >;
}

/** A stored product in the words of the call, in the reader's language. */
export function toProduct(row: ProductRow, language: Language): Product {
  const { price_minor: minor, currency } = row;
  return {
    product_id: row.id,
    item_name: inLanguage(language, row.item_name, row.item_name_ar),
    ...plain(row),
    ...said(row, language),
    avg_retail_price: minor === null || currency === null ? null : toDecimal(minor, currency),
    company_id: row.company_id,
    company_name: inLanguage(language, row.company_name, row.company_name_ar),
    has_images: row.images.length > 0,
    product_images: row.images,
  };
}
