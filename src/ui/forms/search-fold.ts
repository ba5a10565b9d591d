import { foldForSearch } from '#platform/search/fold-for-search.ts';

/** The items whose labels contain the query, those that begin with it first. */
export function searchByLabel<Item extends { label: string }>(
  items: readonly Item[],
  query: string,
): readonly Item[] {
  const wanted = foldForSearch(query);
  const places = new Map(items.map((item) => [item, foldForSearch(item.label).indexOf(wanted)]));
  const found = items.filter((item) => places.get(item) !== -1);
  const first = found.filter((item) => places.get(item) === 0);
  return [...first, ...found.filter((item) => places.get(item) !== 0)];
}
