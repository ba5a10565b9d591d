import { productsCountry } from '#features/products/public.ts';
import type { VisitorCountry } from '#platform/pages/visitor-context.ts';

type Country = Pick<VisitorCountry, 'code' | 'isKnown'>;

/**
 * Path of the list with the products that the home page shows. For a visitor whose country is unknown that list would
 * start with another country, so the path names it.
 */
export function productsPath({ code, isKnown }: Country, category?: string): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (productsCountry(code, isKnown) !== code) query.set('country', code);
  return query.size > 0 ? `/products?${query}` : '/products';
}
