import type { AnyCall, CallInput } from '#platform/calls/call.ts';
import { useConsoleList } from './use-console-list.ts';
import { givenOf, useFilters } from './use-filters.ts';

/** How a list is searched and chosen from. */
export type ListFilter<Value extends string> = {
  readonly search: string;
  readonly value: Value | undefined;
  readonly values: readonly Value[];
  /** Something else is asked for than the list begins with. */
  readonly isNarrowed: boolean;
  setSearch(words: string): void;
  setValue(value: string): void;
  showAll(): void;
};

/**
 * A list with a search and one property its rows are chosen by, both kept in the address. An
 * address with a value that is not one shows the first page without it.
 */
export function useFilteredList<C extends AnyCall, const Value extends string>(
  call: C,
  name: string,
  values: readonly Value[],
  fallback?: Value,
  /** Other orders than the usual one. */
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
    /** What was asked for, so that a file of the list has the same rows in the same order. */
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
