import { productsCountry } from '#features/products/public.ts';
import type { VisitorCountry } from '#platform/pages/visitor-context.ts';

type Country = Pick<VisitorCountry, 'code' | 'isKnown'>;

/**
 * The list of the products that the home page speaks of. For whoever's country is not known that list
 * begins with another one, so the address names it.
 */
export function productsPath({ code, isKnown }: Country, category?: string): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (productsCountry(code, isKnown) !== code) query.set('country', code);
  return query.size > 0 ? `/products?${query}` : '/products';
}
