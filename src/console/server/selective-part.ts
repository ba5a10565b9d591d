import { array, int, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { joinSql, type Relation, raw, type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { patternOf } from './paged-rows.ts';

/** Rows of each source that are looked at, spread over all its ids. */
const SAMPLED = 60;

/** A piece is common if more of the sampled rows of a source have it. */
const COMMON_OVER = 1;

/** The index is asked for pieces of this many letters or digits. */
const PIECE = 3;

/** A table or view with an `id`, and the columns that are searched. */
type Source = { readonly in: Relation; readonly columns: readonly string[] };

/** Values of a search: all that was typed, and the part of it that is looked up in the index. */
export type SoughtPart = { readonly pattern: string | null; readonly part: string | null };

/** What was typed; `isCommon` if no part of it is rare, so that many rows may have it, perhaps the first ones. */
export type TypedText = SoughtPart & { readonly isCommon: boolean };

/**
 * Whether any of the columns contains what was typed. Only `$part` is looked up in the index; without `is true` the
 * planner would look up the whole.
 */
export function containsTyped(columns: readonly string[]): Sql {
  const any = (condition: (column: Sql) => Sql) =>
    joinSql(
      columns.map((column) => condition(raw(column))),
      ' or ',
    );
  return sql`(${any((column) => sql`${column} ilike $part`)}) and
    ($part = $pattern or ${any((column) => sql`(${column} ilike $pattern) is true`)})`;
}

const sampleOf = ({ in: source, columns }: Source, at: number) => sql`
    select ${at} as source, lower(concat_ws(' ', ${raw(columns.map((column) => `each.${column}`).join(', '))})) as said
    from (select min(id) as lowest, max(id) as highest from ${source}) as ids
    cross join generate_series(0, ${SAMPLED - 1}) as step
    cross join lateral (
      select * from ${source}
      where id >= ids.lowest + (ids.highest - ids.lowest) * step / ${SAMPLED} order by id limit 1
    ) as each`;

/** The places at which a piece of the typed text begins. */
function placesOf(letters: readonly string[]): readonly number[] {
  const places = letters.map((_, place) => place);
  return places.filter((place) => {
    const piece = letters.slice(place, place + PIECE);
    return piece.length === PIECE && piece.every((letter) => /[\p{L}\p{N}]/u.test(letter));
  });
}

/** The longest part of rare pieces, if there is one. */
function longestRare(letters: readonly string[], rare: ReadonlySet<number>): string | undefined {
  let [from, length, run] = [0, 0, 0];
  for (const place of letters.keys()) {
    run = rare.has(place) ? run + 1 : 0;
    if (run > length) [from, length] = [place - run + 1, run];
  }
  return length === 0 ? undefined : letters.slice(from, from + length + PIECE - 1).join('');
}

/**
 * The index of pieces reads for each piece of the pattern who has it. For a piece that everybody has, as the domain of
 * most addresses, that is the whole table, and the search is as slow as the table is long. So the index is asked for
 * the part of the text whose pieces few rows have, and the rows that it finds are compared with the whole.
 */
export function selectivePart(name: string, sources: readonly Source[]) {
  const selectCommon = query({
    name,
    values: { pieces: array(text) },
    row: { place: int },
    sql: sql`
    with sample as materialized (${joinSql(sources.map(sampleOf), ' union all ')})
    select asked.place::int as place
    from unnest($pieces::text[]) with ordinality as asked (piece, place) cross join sample
    where strpos(sample.said, lower(asked.piece)) > 0
    group by asked.place, sample.source having count(*) > ${COMMON_OVER}`,
  });

  return async (connection: Connection, typed: string | undefined): Promise<TypedText> => {
    const letters = [...(typed ?? '')];
    const places = placesOf(letters);
    const pieces = places.map((place) => letters.slice(place, place + PIECE).join(''));
    const rows = pieces.length > 0 ? await selectCommon.all(connection, { pieces }) : [];
    const common = new Set(rows.map(({ place }) => places[place - 1]));
    const rare = new Set(places.filter((place) => !common.has(place)));
    const found = longestRare(letters, rare);
    const part = common.size === 0 ? typed : (found ?? typed);
    const isCommon = letters.length > 0 && found === undefined;
    return { pattern: patternOf(typed), part: patternOf(part), isCommon };
  };
}
