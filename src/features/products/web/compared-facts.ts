import { productFactTexts } from '#features/products/product-facts.texts.ts';
import { type FactName, factNames } from '#features/products/product-facts.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import type { Text } from '#platform/i18n/texts.ts';

export type ComparedFact = {
  readonly fact: FactName;
  readonly term: Text;
  /** One value per product, in the products' order. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
};

/** Facts that are in the head of each column. */
const inHead: ReadonlySet<FactName> = new Set(['item_name', 'avg_retail_price', 'company_name']);

/** Whether not all values are equal. */
export const differ = (values: readonly unknown[]): boolean => new Set(values).size > 1;

/** Facts that at least one of the products states; rows without any value are left out. */
export function comparedFacts(products: readonly ProductDetail[]): readonly ComparedFact[] {
  return factNames.flatMap((fact) => {
    if (inHead.has(fact)) return [];
    const values = products.map((product) => product[fact]?.trim() || null);
    if (values.every((value) => value === null)) return [];
    return [{ fact, term: productFactTexts[fact], values, differs: differ(values) }];
  });
}
