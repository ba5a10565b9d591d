import { productFactTexts } from '#features/products/product-facts.texts.ts';
import { type FactName, factNames } from '#features/products/product-facts.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import type { Text } from '#platform/i18n/texts.ts';

export type ComparedFact = {
  readonly fact: FactName;
  readonly term: Text;
  /** One for each product, in their order. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
};

/** The head of each column says these. */
const inHead: ReadonlySet<FactName> = new Set(['item_name', 'avg_retail_price', 'company_name']);

/** Not all say the same. */
export const differ = (values: readonly unknown[]): boolean => new Set(values).size > 1;

/** The facts that at least one of the products states, so that rows without a word are left out. */
export function comparedFacts(products: readonly ProductDetail[]): readonly ComparedFact[] {
  return factNames.flatMap((fact) => {
    if (inHead.has(fact)) return [];
    const values = products.map((product) => product[fact]?.trim() || null);
    if (values.every((value) => value === null)) return [];
    return [{ fact, term: productFactTexts[fact], values, differs: differ(values) }];
  });
}
