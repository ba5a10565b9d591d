import type { Product } from '#features/products/products.contract.ts';
import { productFieldTexts } from '#features/products/products.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** The stated fields in the stated order. */
const order = [
  'item_name',
  'item_code',
  'item_category',
  'item_generic_code',
  'item_generic_name',
  'brand_name',
  'item_description',
  'item_characteristics',
  'item_ingredients',
  'item_strength',
  'dosage_form',
  'package_size',
  'avg_retail_price',
  'dispense_mode',
  'precaution',
  'pil_summary',
  'notes',
  'remarks',
  'company_name',
] as const satisfies readonly (keyof Product & keyof typeof productFieldTexts)[];

export type ProductField = (typeof order)[number];

export type ProductFact = {
  readonly field: ProductField;
  readonly term: Text;
  readonly value: string;
};

/** What there is to say about a product; empty fields are left out. */
export function productFacts(product: Product): readonly ProductFact[] {
  return order.flatMap((field) => {
    const value = product[field]?.trim();
    if (!value) return [];
    return [{ field, term: productFieldTexts[field], value }];
  });
}
