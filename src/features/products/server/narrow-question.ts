import { array, bigint, int, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { medicineWords } from './medicine-words.table.ts';
import {
  type Alternative,
  type AskedWord,
  dropStricterAlternatives,
  parseAlternatives,
  questionOf,
  rangeOf,
  type WordRange,
} from './question-words.ts';

/** The number of generics of a word that are read to estimate how common it is. */
const GENERICS_READ = 1_000;

/**
 * For each word, how many medicines have it among the first generics, and the first and last actual word in its range.
 */
const selectWords = query({
  name: 'medicine-words.asked',
  values: { first: array(text), beyond: array(text), atMost: bigint },
  row: { medicines: int, lowest: nullable(text), highest: nullable(text) },
  sql: sql`
    select coalesce((
      select sum(few.medicines) from (
        select w.medicines from ${medicineWords} w
        where w.word >= asked.first collate "C" and w.word < asked.beyond collate "C" limit $atMost
      ) as few
    ), 0)::int as medicines, (
      select w.word from ${medicineWords} w
      where w.word >= asked.first collate "C" and w.word < asked.beyond collate "C"
      order by w.word limit 1
    ) as lowest, (
      select w.word from ${medicineWords} w
      where w.word >= asked.first collate "C" and w.word < asked.beyond collate "C"
      order by w.word desc limit 1
    ) as highest
    from unnest($first::text[], $beyond::text[]) with ordinality as asked (first, beyond, place)
    order by asked.place`,
});

export type NarrowedQuestion = {
  readonly question: string;
  readonly alternatives: readonly Alternative[];
  /**
   * Words of which every answer contains some (see `together`): all words of the question or, if it has alternatives,
   * the rarest word of each.
   */
  readonly ranges: readonly WordRange[];
  /** How many of these words an answer contains at least. */
  readonly together: number;
  /** A lower bound for the number of medicines that match an alternative of a single word. */
  readonly medicines: number;
};

/**
 * Removes from the question what no medicine contains, and replaces prefixes that only one word has by that word: the
 * fewer index entries it needs, the faster it is. Undefined if nothing contains its words.
 */
export async function narrowQuestion(
  connection: Connection,
  question: string,
): Promise<NarrowedQuestion | undefined> {
  const alternatives = parseAlternatives(question);
  const ranges = alternatives.flat().map(rangeOf);
  const rows = await selectWords.all(connection, {
    first: ranges.map(({ first }) => first),
    beyond: ranges.map(({ beyond }) => beyond),
    atMost: GENERICS_READ,
  });
  const medicines = new Map<AskedWord, number>();
  const known = alternatives.flatMap((alternative, place) => {
    const from = alternatives.slice(0, place).flat().length;
    const words = alternative.map((word, at): AskedWord => {
      const { medicines: count = 0, lowest = null, highest = null } = rows[from + at] ?? {};
      const isOne = lowest !== null && lowest === highest;
      const meant = isOne ? { word: lowest, isBeginning: false } : { ...word };
      medicines.set(meant, count);
      return meant;
    });
    return words.every((word) => medicines.get(word)) ? [words] : [];
  });
  if (known.length === 0) return undefined;
  const countOf = (word: AskedWord | undefined) => (word && medicines.get(word)) ?? 0;
  const plainest = dropStricterAlternatives(known);
  const [only, another] = plainest;
  const needed =
    only && !another
      ? only
      : plainest.flatMap((alternative) =>
          alternative.toSorted((one, other) => countOf(one) - countOf(other)).slice(0, 1),
        );
  return {
    question: questionOf(plainest),
    alternatives: plainest,
    ranges: needed.map(rangeOf),
    together: another ? 1 : needed.length,
    medicines: Math.max(
      ...plainest.map((alternative) => (alternative.length === 1 ? countOf(alternative[0]) : 0)),
    ),
  };
}
