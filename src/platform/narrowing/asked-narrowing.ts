import { findMatching } from '#platform/calls/patterns.ts';
import { askedSearch } from '#platform/pages/asked-search.ts';
import { chosenPattern } from './chosen-pattern.ts';
import { BEST_FIRST, MOST_CHOSEN, type Narrowing } from './narrowing.ts';

/** The narrowing that a list's address asks for, as call parameters. */
export type AskedNarrowing = Readonly<Record<string, string>>;

/** The URL parameters that a list's page reads. */
export function narrowingReads({ facets }: Narrowing): readonly string[] {
  return ['search', 'sort', ...facets];
}

/** Reads the narrowing from an address; invalid values are ignored. */
export function askedNarrowing(query: URLSearchParams, narrowing: Narrowing): AskedNarrowing {
  const search = askedSearch(query);
  const sort = query.get('sort') ?? '';
  const isSort = narrowing.sorts.includes(sort) || (sort === BEST_FIRST && search !== '');
  const facets = narrowing.facets.flatMap((name) => {
    const value = findMatching(chosenPattern, query.get(name));
    return value ? [[name, value] as const] : [];
  });
  return {
    ...(search && { search }),
    ...(isSort && { sort }),
    ...Object.fromEntries(facets),
  };
}

/** Parameters that remain when the narrowing is cleared. */
const lasting = ['sort', 'country', 'country_code'];

/** The facets that the list is narrowed by. */
export const narrowedBy = (asked: AskedNarrowing) =>
  Object.keys(asked).filter((name) => name !== 'search' && !lasting.includes(name));

const addressOf = (asked: AskedNarrowing): string => {
  const query = new URLSearchParams(asked).toString().replaceAll('%2C', ',');
  return query && `?${query}`;
};

function changed(asked: AskedNarrowing, name: string, value: string): string {
  const { [name]: _, ...rest } = asked;
  return addressOf(value ? { ...rest, [name]: value } : rest);
}

type Toggled = { readonly name: string; readonly single: boolean };

/** The address with a value added, or removed if it is chosen already. */
export function toggled(asked: AskedNarrowing, { name, single }: Toggled, value: string): string {
  const held = asked[name]?.split(',') ?? [];
  if (held.includes(value)) {
    return changed(asked, name, held.filter((each) => each !== value).join(','));
  }
  const next = single ? [value] : [...held, value];
  return changed(asked, name, next.slice(-MOST_CHOSEN).join(','));
}

export const without = (asked: AskedNarrowing, name: string) => changed(asked, name, '');

export const sortedBy = (asked: AskedNarrowing, sort: string) => changed(asked, 'sort', sort);

/** The address of the whole list, in the chosen order. */
export const cleared = (asked: AskedNarrowing) =>
  addressOf(Object.fromEntries(Object.entries(asked).filter(([name]) => lasting.includes(name))));
