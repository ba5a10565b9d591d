import { searchTerms } from '#features/search/server/search-terms.table.ts';
import { searchWords } from '#features/search/server/search-words.table.ts';
import { array, bigint, bool, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';

/** A thesaurus term whose words were asked for, all of them unless it is `partial`. */
export type AskedTerm = {
  readonly group_id: number;
  readonly term: string;
  readonly stems: readonly string[];
  /** It leads to its group without meaning the same. */
  readonly one_way: boolean;
  /** It is a description with one word missing from the question. */
  readonly partial: boolean;
};

/** Of a description of at least this many words one may be missing, because people use words of their own. */
const DESCRIBED = 3;

const selectAsked = query({
  name: 'search.asked-terms',
  values: { stems: array(text), freely: bool },
  row: {
    group_id: bigint,
    term: text,
    stems: array(text),
    one_way: bool,
    partial: bool,
  },
  sql: sql`
    select group_id, term, said.stems, one_way, cardinality(said.stems) < cardinality(known.stems) as partial
    from ${searchTerms} known
    cross join lateral (
      select coalesce(array_agg(stem), '{}') as stems from unnest(known.stems) as stem
      where stem = any($stems::text[])
    ) as said
    where anchor = any ((select $stems::text[])::text[]) and (
      known.stems <@ $stems::text[]
      or ($freely and one_way and cardinality(known.stems) >= ${DESCRIBED}
        and cardinality(said.stems) = cardinality(known.stems) - 1))`,
});

/**
 * Each word of a group's terms with the words of the records that are forms of it. The stems come from the vocabulary,
 * which knows those of all terms: computing them took most of the statement's time.
 */
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
    with part as materialized (
      select said.group_id, said.term, each.word, each.place
      from ${searchTerms} said
      cross join unnest(string_to_array(said.term, ' ')) with ordinality as each (word, place)
      where said.group_id = any ((select $groups::bigint[])::bigint[]) and not said.one_way
    ), stemmed as materialized (
      select each.word, coalesce(
        (select own.stem from ${searchWords} own where own.word = each.word limit 1), search_stem(each.word)) as stem
      from (select distinct word from part) as each
    )
    select part.group_id, part.term, part.place, array_agg(distinct known.word) as found,
      sum(known.documents)::bigint as documents, sum(known.named)::bigint as named
    from part
    join stemmed on stemmed.word = part.word
    join ${searchWords} known on known.stem = stemmed.stem and known.documents > 0
      -- A midwife, قابلة, is not whatever is able, قابل.
      and not (part.term = part.word and right(part.word, 1) = 'ه'
        and right(known.word, char_length(part.word) - 1) = left(part.word, -1))
    group by part.group_id, part.term, part.place`,
});

/** A term of a thesaurus group, with the words by which records say it. */
export type MeantTerm = {
  readonly words: readonly (readonly string[])[];
  readonly documents: number;
  readonly named: number;
};

/** With `freely`, descriptions with one word missing from the question count as well. */
export function findAskedTerms(
  connection: Connection,
  stems: readonly string[],
  freely: boolean,
): Promise<readonly AskedTerm[]> {
  return selectAsked.all(connection, { stems, freely });
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
