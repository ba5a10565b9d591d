import { productFactTexts } from '#features/products/product-facts.texts.ts';
import { type FactName, factNames } from '#features/products/product-facts.ts';
import type { Product } from '#features/products/products.contract.ts';
import type { Text } from '#platform/i18n/texts.ts';

export type ShownFact = {
  readonly fact: FactName;
  readonly term: Text;
  readonly value: string;
};

/** What there is to say about a product; empty facts are left out. */
export function shownFacts(product: Product): readonly ShownFact[] {
  return factNames.flatMap((fact) => {
    const value = product[fact]?.trim();
    if (!value) return [];
    return [{ fact, term: productFactTexts[fact], value }];
  });
}
