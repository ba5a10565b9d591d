import { array, bigint, int, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { medicineWords } from './medicine-words.table.ts';
import {
  type AskedWord,
  plainestOf,
  questionOf,
  rangeOf,
  type WordRange,
  waysOf,
} from './question-words.ts';

/** How many generics of a word are read to tell how common it is. */
const GENERICS_READ = 1_000;

/** How many medicines of the first generics have each, and the first and the last word that it stands for. */
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
  /**
   * Words without which nothing is an answer: all of the question, or where it is put in several ways, of each
   * the one that seems the rarest.
   */
  readonly ranges: readonly WordRange[];
  /** How many of them at least. */
  readonly together: number;
  /** How many medicines have it at least. */
  readonly medicines: number;
};

/**
 * The question without what no medicine has, and words in place of beginnings that only one word has: the
 * fewer places of the index it asks for, the sooner it is answered. Undefined where nothing has its words.
 */
export async function narrowQuestion(
  connection: Connection,
  question: string,
): Promise<NarrowedQuestion | undefined> {
  const ways = waysOf(question);
  const ranges = ways.flat().map(rangeOf);
  const rows = await selectWords.all(connection, {
    first: ranges.map(({ first }) => first),
    beyond: ranges.map(({ beyond }) => beyond),
    atMost: GENERICS_READ,
  });
  const medicines = new Map<AskedWord, number>();
  const known = ways.flatMap((way, place) => {
    const from = ways.slice(0, place).flat().length;
    const words = way.map((word, at): AskedWord => {
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
  const plainest = plainestOf(known);
  const [only, another] = plainest;
  const needed =
    only && !another
      ? only
      : plainest.flatMap((way) =>
          way.toSorted((one, other) => countOf(one) - countOf(other)).slice(0, 1),
        );
  return {
    question: questionOf(plainest),
    ranges: needed.map(rangeOf),
    together: another ? 1 : needed.length,
    medicines: Math.max(...plainest.map((way) => (way.length === 1 ? countOf(way[0]) : 0))),
  };
}
