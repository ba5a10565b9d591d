import { matchQuestions } from '#features/search/server/public.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import type { FollowedList } from '#platform/narrowing/server/followed-list.ts';
import { type Demand, FactsIndex } from './facts-index.ts';
import { requireFollowed } from './search-address.ts';

/** A record that has become visible, with the transaction in which it did. */
export type ShownRecord = {
  readonly kind: FollowedList['kind'];
  readonly id: number;
  readonly country: string;
  readonly shownIn: number;
};

export type AskedSearch = {
  readonly list: string;
  readonly country: string;
  readonly query: string;
  /** The search words as a tsquery. */
  readonly words: string | null;
};

type Matching = {
  readonly lists: readonly FollowedList[];
  readonly records: readonly ShownRecord[];
  readonly today: CalendarDate;
};

/** Equal searches have the same key and are matched once, however many people saved them. */
export const keyOf = ({ list, country, query }: AskedSearch) => `${list} ${country} ${query}`;

/** A search's conditions, facet by facet. */
function demandsOf(
  { query }: AskedSearch,
  { narrowing, storedValuesOf }: FollowedList,
): readonly Demand[] {
  const asked = new URLSearchParams(query);
  return narrowing.facets.flatMap((facet) => {
    const chosen = asked.get(facet)?.split(',');
    return chosen ? [{ facet, values: new Set(storedValuesOf(facet, chosen)) }] : [];
  });
}

/** Equal for searches with the same words in the same country. */
const wordsKeyOf = ({ words, country }: AskedSearch) => `${country} ${words}`;

/** For each search's words, the ids of the records that contain them. */
async function matchWords(
  connection: Connection,
  { kind }: FollowedList,
  ids: readonly number[],
  searches: readonly AskedSearch[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const worded = searches.filter(({ words }) => words !== null);
  const asked = [...new Map(worded.map((search) => [wordsKeyOf(search), search])).values()];
  if (asked.length === 0) return new Map();
  const found = await matchQuestions(
    connection,
    { kind, ids },
    asked.map(({ words, country }) => ({ written: words ?? '', country })),
  );
  return new Map(asked.map((search, at) => [wordsKeyOf(search), found[at] ?? new Set()]));
}

/** The facet values of the records, per country. */
async function factsByCountry(
  connection: Connection,
  list: FollowedList,
  records: readonly ShownRecord[],
  today: CalendarDate,
): Promise<ReadonlyMap<string, FactsIndex>> {
  const facts = new Map<string, FactsIndex>();
  for (const [country, own] of Map.groupBy(records, (record) => record.country)) {
    const ids = own.map(({ id }) => id);
    facts.set(country, new FactsIndex(await list.readFacts(connection, { country, today, ids })));
  }
  return facts;
}

async function matchList(
  connection: Connection,
  list: FollowedList,
  searches: readonly AskedSearch[],
  { records, today }: Matching,
): Promise<readonly (readonly [string, readonly number[]])[]> {
  const asked = new Set(searches.map(({ country }) => country));
  const near = records.filter(({ kind, country }) => kind === list.kind && asked.has(country));
  if (near.length === 0) return [];
  const facts = await factsByCountry(connection, list, near, today);
  const ids = near.map(({ id }) => id);
  const worded = await matchWords(connection, list, ids, searches);
  return searches.map((search) => {
    const demands = demandsOf(search, list);
    const having = search.words === null ? undefined : worded.get(wordsKeyOf(search));
    return [keyOf(search), facts.get(search.country)?.find(demands, having) ?? []] as const;
  });
}

/**
 * Which records match which searches, by the searches' keys. Only new records are checked: their facet values and words
 * are read once for all searches.
 */
export async function matchSearches(
  connection: Connection,
  searches: readonly AskedSearch[],
  matching: Matching,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const distinct = new Map(searches.map((search) => [keyOf(search), search]));
  const matched: (readonly [string, readonly number[]])[] = [];
  for (const [path, own] of Map.groupBy(distinct.values(), ({ list }) => list)) {
    const list = requireFollowed(matching.lists, path);
    matched.push(...(await matchList(connection, list, own, matching)));
  }
  return new Map(matched);
}
