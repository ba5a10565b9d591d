import { findMatching } from '#platform/calls/patterns.ts';
import { askedSearch } from '#platform/pages/asked-search.ts';
import { chosenPattern } from './chosen-pattern.ts';
import { BEST_FIRST, MOST_CHOSEN, type Narrowing } from './narrowing.ts';

/** What the address of a list asks for, in the words of its calls. */
export type AskedNarrowing = Readonly<Record<string, string>>;

/** The parameters that the page of a list shows something for. */
export function narrowingReads({ facets }: Narrowing): readonly string[] {
  return ['search', 'sort', ...facets];
}

/** What the address asks for; an impossible value counts as none. */
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

/** The part of the address that stays, whichever choice is taken back. */
const lasting = ['sort', 'country', 'country_code'];

/** The names of what the list is narrowed by, besides words. */
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

/** The address with a value more, or without it where it is chosen. */
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

/** The whole list, in the order that was chosen. */
export const cleared = (asked: AskedNarrowing) =>
  addressOf(Object.fromEntries(Object.entries(asked).filter(([name]) => lasting.includes(name))));
