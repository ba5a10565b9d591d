import { matchQuestions } from '#features/search/server/public.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import type { FollowedList } from '#platform/narrowing/server/followed-list.ts';
import { type Demand, FactsIndex } from './facts-index.ts';
import { requireFollowed } from './search-address.ts';

/** A record that visitors have begun to see, and in which transaction. */
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
  /** What its words ask for, as PostgreSQL writes it. */
  readonly words: string | null;
};

type Matching = {
  readonly lists: readonly FollowedList[];
  readonly records: readonly ShownRecord[];
  readonly today: CalendarDate;
};

/** The same for searches that are the same: each is matched once, however many people saved it. */
export const keyOf = ({ list, country, query }: AskedSearch) => `${list} ${country} ${query}`;

/** What has to be among a record's values, facet by facet. */
function demandsOf({ query }: AskedSearch, { narrowing, meant }: FollowedList): readonly Demand[] {
  const asked = new URLSearchParams(query);
  return narrowing.facets.flatMap((facet) => {
    const chosen = asked.get(facet)?.split(',');
    return chosen ? [{ facet, values: new Set(meant(facet, chosen)) }] : [];
  });
}

/** The same for searches that ask for the same words in the same country. */
const wordsKeyOf = ({ words, country }: AskedSearch) => `${country} ${words}`;

/** Which records have the words of which searches, by what the searches ask for. */
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

/** What the list of each country has of the records. */
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
 * Which of the records fit which searches, by the searches' keys. Only what is new is looked at: what a
 * record has of the facets, and its words, are read once for all searches.
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
