import type { AnyCall, CallInput } from '#platform/calls/call.ts';
import { useConsoleList } from './use-console-list.ts';
import { givenOf, useFilters } from './use-filters.ts';

/** The search and filter of a list. */
export type ListFilter<Value extends string> = {
  readonly search: string;
  readonly value: Value | undefined;
  readonly values: readonly Value[];
  /** Whether search or filter differ from what the list starts with. */
  readonly isNarrowed: boolean;
  setSearch(words: string): void;
  setValue(value: string): void;
  showAll(): void;
};

/**
 * A list with a search and a filter by one property, both kept in the address. An unknown value in the address is
 * ignored.
 */
export function useFilteredList<C extends AnyCall, const Value extends string>(
  call: C,
  name: string,
  values: readonly Value[],
  fallback?: Value,
  /** Orders besides the default one. */
  sorts: readonly string[] = [],
) {
  const [{ search = '', sort: given = '', ...filters }, change] = useFilters([
    'search',
    'sort',
    name,
  ]);
  const sort = sorts.includes(given) ? given : '';
  const value = values.find((each) => each === filters[name]) ?? fallback;
  const asked = { ...givenOf({ search, sort }), ...(value && { [name]: value }) };
  return {
    ...useConsoleList(call, asked as CallInput<C>),
    /** The list's input, so that an exported file has the same rows in the same order. */
    asked: asked as CallInput<C>,
    search,
    sort,
    value,
    values,
    isNarrowed: search !== '' || value !== fallback,
    setSearch: (words: string) => change({ search: words }),
    setSort: (next: string) => change({ sort: next }),
    setValue: (next: string) => change({ [name]: next }),
    showAll: () => change({ search: '', [name]: '' }),
  };
}
