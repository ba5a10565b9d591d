import { findMeantTerms } from '#features/search/server/finding/terms/terms.ts';
import type { ToldStem } from '#features/search/server/finding/words/told-stems.ts';
import { searchGroupWords } from '#features/search/server/search-group-words.table.ts';
import { array, bigint, float, present, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { meaning } from './alternatives.ts';
import type { AskedGroup } from './asked-group.ts';

/** About how many things the thesaurus knows. The fewer of them a word is said of, the better it tells them apart. */
const THINGS = 3000;
/** The weight of a word that is said of no thing, relative to the rarest word that is. */
const UNTOLD = 0.6;
const NEAREST = 12;

/**
 * Ranks things by how much of the question is said of them. The more of a thing's terms contain a word, the more that
 * word counts for it.
 */
const selectTold = query({
  name: 'search.told-things',
  values: { at: array(bigint), stems: array(text), sure: array(float) },
  row: { group_id: bigint, words: bigint, weight: present(float), share: present(float) },
  sql: sql`
    with asked as materialized (
      select at, stem, sure from unnest($at::bigint[], $stems::text[], $sure::float8[]) as asked (at, stem, sure)
    ), rarities as materialized (
      select stem, ln(1 + ${THINGS}::float8 / count(*)) as rarity
      from (select distinct stem from asked) as each join ${searchGroupWords} using (stem)
      group by stem
    ), told as (
      select asked.at, known.group_id, max(rarity * asked.sure * (1 - 0.5 ^ least(known.terms, 10))) as weight
      from asked join rarities using (stem) join ${searchGroupWords} known using (stem)
      group by asked.at, known.group_id
    ), whole as (
      select sum(weight) as weight from (
        select coalesce(max(rarity), ${UNTOLD} * ln(1 + ${THINGS}::float8)) as weight
        from asked left join rarities using (stem) group by at) as each
    )
    select told.group_id, count(*) as words, sum(told.weight) as weight, sum(told.weight) / whole.weight as share
    from told cross join whole
    group by told.group_id, whole.weight
    order by sum(told.weight) desc, told.group_id
    limit ${NEAREST}`,
});

/** The least that a description must have in common with a thing: words, and below that share and weight. */
const LEAST_WORDS = 3;
/** Questions about the portal itself are short, and there are few matters to tell apart. */
const LEAST_WORDS_OF_HELP = 2;
const LEAST_SHARE = 0.18;
const LEAST_WEIGHT = 9;
/** Things this close to the best are described alike, such as the medicines of a class. */
const AS_NEAR = 0.93;
const TOLD = 0.9;

export type Described = { readonly group: AskedGroup; readonly share: number };

/** The thing that a question describes without naming it; undefined where no record has it. */
export async function findDescribed(
  connection: Connection,
  told: readonly ToldStem[],
  isHelp: boolean,
): Promise<Described | undefined> {
  const things = await selectTold.all(connection, {
    at: told.map(({ at }) => at),
    stems: told.map(({ stem }) => stem),
    sure: told.map(({ sure }) => sure),
  });
  const [best] = things;
  const leastWords = isHelp ? LEAST_WORDS_OF_HELP : LEAST_WORDS;
  if (!best || best.words < leastWords || best.share < LEAST_SHARE || best.weight < LEAST_WEIGHT)
    return undefined;
  const near = things.filter(({ weight }) => weight >= best.weight * AS_NEAR);
  const meant = await findMeantTerms(
    connection,
    near.map(({ group_id }) => group_id),
  );
  const alternatives = near.flatMap(({ group_id, weight }) =>
    (meant.get(group_id) ?? []).map((term) => meaning(term, (TOLD * weight) / best.weight, true)),
  );
  if (alternatives.length === 0) return undefined;
  return {
    share: best.share,
    group: {
      at: [...new Set(told.map(({ at }) => at))],
      alternatives,
      weight: 1,
      optional: false,
      documents: alternatives.reduce((sum, each) => sum + each.documents, 0),
      named: alternatives.reduce((sum, each) => sum + each.named, 0),
    },
  };
}
