import { useSearchParams } from 'react-router';
import type { ProductFilter } from '#features/products/products.contract.ts';
import { findMatching, searchPattern, slugPattern } from '#platform/calls/patterns.ts';

/** What the address asks for; a value that cannot be is as good as none. */
export function readProductFilter(query: URLSearchParams): ProductFilter {
  const search = findMatching(searchPattern, query.get('search'));
  const category = findMatching(slugPattern, query.get('category'));
  return { ...(search ? { search } : {}), ...(category ? { category } : {}) };
}

/** The filter in the address bar, and how to change it. */
export function useProductFilter() {
  const [query, setQuery] = useSearchParams();
  const filter = readProductFilter(query);
  function change(changes: ProductFilter): void {
    const next = { ...filter, ...changes };
    const given = Object.entries(next).filter(([, value]) => value);
    setQuery(Object.fromEntries(given), { replace: true, preventScrollReset: true });
  }
  return { filter, change };
}
