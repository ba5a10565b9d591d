import { array, bigint, int, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { medicineWords } from './medicine-words.table.ts';
import { productGroups } from './product-groups.table.ts';
import { type Alternative, rangeOf } from './question-words.ts';

/** The number of entries of a word that are read, one for each generic that has it. */
const ENTRIES_READ = 1_000;

/**
 * If 400 of a generic's 500 medicines have one word and 300 have another, at least 200 have both. This sums it up over
 * the first generics, for each alternative, and answers the greatest sum.
 */
const selectSurelyTogether = query({
  name: 'medicine-words.together',
  values: {
    first: array(text),
    beyond: array(text),
    alternative: array(int),
    atMost: bigint,
  },
  row: { medicines: int },
  sql: sql`
    with asked as (
      select first, beyond, alternative, place, count(*) over (partition by alternative) as words
      from unnest($first::text[], $beyond::text[], $alternative::int[])
        with ordinality as asked (first, beyond, alternative, place)
    ), had as (
      select asked.alternative, asked.words, asked.place, few.key, max(few.medicines) as medicines
      from asked cross join lateral (
        select w.key, w.medicines from ${medicineWords} w
        where w.word >= asked.first collate "C" and w.word < asked.beyond collate "C"
        order by w.word, w.key limit $atMost
      ) as few group by 1, 2, 3, 4
    ), together as (
      select had.alternative, sum(had.medicines) - (had.words - 1) * g.products as medicines
      from had join ${productGroups} g
        on g.kind = 'generic' and g.country = '' and g.key = had.key
      group by had.alternative, had.words, had.key, g.products having count(*) = had.words
    ), sure as (
      select sum(medicines) as medicines from together where medicines > 0 group by alternative
    )
    select coalesce(max(medicines), 0)::int as medicines from sure`,
});

/** A lower bound for the number of medicines that have all words of one of the alternatives. */
export async function countSurelyTogether(
  connection: Connection,
  alternatives: readonly Alternative[],
): Promise<number> {
  const asked = alternatives.flatMap((words, alternative) =>
    words.map((word) => ({ ...rangeOf(word), alternative })),
  );
  const { medicines } = await selectSurelyTogether.one(connection, {
    first: asked.map(({ first }) => first),
    beyond: asked.map(({ beyond }) => beyond),
    alternative: asked.map(({ alternative }) => alternative),
    atMost: ENTRIES_READ,
  });
  return medicines;
}
