import { productFactTexts } from '#features/products/product-facts.texts.ts';
import { type FactName, factNames, type PageFact } from '#features/products/product-facts.ts';
import type { Product } from '#features/products/products.contract.ts';
import type { Text } from '#platform/i18n/texts.ts';

export type ShownFact = {
  readonly fact: FactName;
  readonly term: Text;
  readonly value: string;
};

/** A product as a list has it, or as its page has. */
export type ShownProduct = Product & Partial<Record<PageFact, string | null>>;

/** What there is to say about a product; empty facts are left out. */
export function shownFacts(product: ShownProduct): readonly ShownFact[] {
  return factNames.flatMap((fact) => {
    const value = product[fact]?.trim();
    if (!value) return [];
    return [{ fact, term: productFactTexts[fact], value }];
  });
}
