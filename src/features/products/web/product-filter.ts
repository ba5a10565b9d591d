import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import type { ProductFilter } from '#features/products/products.contract.ts';
import { searchText, slug } from '#platform/calls/fields.ts';

/** What the address asks for; a value that cannot be is as good as none. */
export function readProductFilter(query: URLSearchParams): ProductFilter {
  const search = z.safeParse(searchText, query.get('search') ?? '');
  const category = z.safeParse(slug, query.get('category') ?? '');
  return {
    ...(search.success && search.data !== '' ? { search: search.data } : {}),
    ...(category.success ? { category: category.data } : {}),
  };
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
