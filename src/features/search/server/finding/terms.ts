import { searchTerms } from '#features/search/server/search-terms.table.ts';
import { searchWords } from '#features/search/server/search-words.table.ts';
import { array, bigint, bool, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';

/** A term of the thesaurus all of whose words were asked for. */
export type AskedTerm = {
  readonly group_id: number;
  readonly term: string;
  readonly stems: readonly string[];
  /** Leads to its group without meaning the same. */
  readonly one_way: boolean;
};

const selectAsked = query({
  name: 'search.asked-terms',
  values: { stems: array(text) },
  row: { group_id: bigint, term: text, stems: array(text), one_way: bool },
  sql: sql`
    select group_id, term, stems, one_way from ${searchTerms}
    where anchor = any($stems::text[]) and stems <@ $stems`,
});

/** A word of a term, and the words of the records that are forms of it. */
const selectMeant = query({
  name: 'search.meant-terms',
  values: { groups: array(bigint) },
  row: {
    group_id: bigint,
    term: text,
    place: bigint,
    found: array(text),
    documents: bigint,
    named: bigint,
  },
  sql: sql`
    select term.group_id, term.term, part.place, array_agg(distinct known.word) as found,
      sum(known.documents)::bigint as documents, sum(known.named)::bigint as named
    from ${searchTerms} term
    cross join unnest(string_to_array(term.term, ' ')) with ordinality as part (word, place)
    join ${searchWords} known on known.stem = search_stem(part.word) and known.documents > 0
    where term.group_id = any($groups::bigint[]) and not term.one_way
    group by term.group_id, term.term, part.place`,
});

/** What a group of the thesaurus means, as far as records say it. */
export type MeantTerm = {
  readonly words: readonly (readonly string[])[];
  readonly documents: number;
  readonly named: number;
};

export function findAskedTerms(
  connection: Connection,
  stems: readonly string[],
): Promise<readonly AskedTerm[]> {
  return selectAsked.all(connection, { stems });
}

export async function findMeantTerms(
  connection: Connection,
  groups: readonly number[],
): Promise<ReadonlyMap<number, readonly MeantTerm[]>> {
  const meant = new Map<number, MeantTerm[]>();
  if (groups.length === 0) return meant;
  const rows = await selectMeant.all(connection, { groups });
  const terms = Map.groupBy(rows, ({ group_id, term }) => `${group_id} ${term}`);
  for (const words of terms.values()) {
    const [{ group_id, term } = { group_id: 0, term: '' }] = words;
    if (words.length < term.split(' ').length) continue;
    const found = words.toSorted((a, b) => a.place - b.place);
    const documents = Math.min(...words.map((each) => each.documents));
    const named = Math.min(...words.map((each) => each.named));
    const known = meant.get(group_id) ?? [];
    known.push({ words: found.map((each) => each.found), documents, named });
    meant.set(group_id, known);
  }
  return meant;
}
