import { productsCountry } from '#features/products/products.contract.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';

/** The country the list of products begins with. */
export function useProductsCountry(): string {
  const { code, isKnown } = useVisitorCountry();
  return productsCountry(code, isKnown);
}
