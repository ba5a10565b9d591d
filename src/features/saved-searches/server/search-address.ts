import { savableLists } from '#features/saved-searches/saved-searches.contract.ts';
import { askedNarrowing } from '#platform/narrowing/asked-narrowing.ts';
import type { FollowedList } from '#platform/narrowing/server/followed-list.ts';

const written = (parts: readonly (readonly [string, string])[]) =>
  new URLSearchParams(parts.map(([name, value]) => [name, value]))
    .toString()
    .replaceAll('%2C', ',');

/** Sorts a facet's values, so that their order does not matter. */
const inOrder = (value: string) => [...new Set(value.split(','))].sort().join(',');

/** The filters of an address in canonical form, so that equal searches are recognised. */
export function canonicalQuery(query: string, { narrowing }: FollowedList): string {
  const { sort: _order, search, ...chosen } = askedNarrowing(new URLSearchParams(query), narrowing);
  const parts = Object.entries(chosen).map(([name, value]) => [name, inOrder(value)] as const);
  return written([...(search ? [['search', search] as const] : []), ...parts]);
}

type Addressed = { readonly list: string; readonly country: string; readonly query: string };

/** Only this list has the country in its address; others show the visitor's. */
const namesCountry = (list: string) => list === '/products';

/** The path of a list with its filters. */
export function addressOfSearch({ list, country, query }: Addressed): string {
  const asked = new URLSearchParams(query);
  if (namesCountry(list)) asked.set('country', country);
  return asked.size > 0 ? `${list}?${written([...asked])}` : list;
}

export function requireFollowed(lists: readonly FollowedList[], path: string): FollowedList {
  const found = lists.find((list) => list.path === path);
  if (!found) throw new Error(`${path} is not one of ${savableLists.join(', ')}`);
  return found;
}
