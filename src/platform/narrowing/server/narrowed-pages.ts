import { bigint } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { rowsIn } from '#platform/database/followed-rows.ts';
import { joinSql, type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { queryFamily } from '#platform/database/statement-family.ts';
import { byName, namesOf } from '#platform/fields/by-name.ts';
import { BEST_FIRST } from '#platform/narrowing/narrowing.ts';
import type { Asked } from './asked-of-list.ts';
import {
  isChosen,
  listedRows,
  listParameters,
  listValues,
  ofCountry,
  parametersIn,
} from './chosen-rows.ts';
import { indexedFacets, indexScanOf, onlyIndexedFacet } from './indexed-facets.ts';
import { type ListDefinition, tieOf } from './list-definition.ts';
import { placeOf } from './rank-cursor.ts';

/** How many rows are checked one by one before the whole list is narrowed instead. */
const GLANCED_AT = 1_000;

/** The pieces that all statements of a page share. */
function pageParts<F extends string, S extends string>(definition: ListDefinition<F, S>) {
  const { from, where, columns, joins, facets, row } = definition;
  const tie = tieOf(sql`id`, definition);
  return {
    parameters: {
      ...listParameters(definition),
      afterRank: bigint,
      afterTie: bigint,
      atMost: bigint,
    },
    row: { ...row, rank: bigint },
    follows: rowsIn(sql`${from} ${columns} ${joins} ${where}`, ofCountry),
    areChosen: joinSql(
      namesOf(facets).map((facet) => isChosen(definition, facet)),
      ' and ',
    ),
    isBehind: sql`(rank, ${tie}) > ($afterRank::bigint, $afterTie::bigint)`,
    inOrder: sql`order by rank, ${tie} limit $atMost`,
    shown: sql`
    select ${columns}, listed.rank from listed ${joins}
    order by listed.rank, ${tieOf(sql`listed.id`, definition)}`,
  };
}

type PageParts = ReturnType<typeof pageParts>;

/** Narrows and ranks all rows of the list and takes the page from those. */
function narrowedPage<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
  { parameters, row, follows, areChosen, isBehind, inOrder, shown }: PageParts,
) {
  const { name, narrowing, from, id, ranks } = definition;
  const [ownOrder] = narrowing.sorts;
  const rankOf = (sort: S | typeof BEST_FIRST, searched: boolean): Sql => {
    if (sort !== BEST_FIRST) return ranks[sort];
    // Without words no row matches better than another, so the list's own order applies.
    return searched ? sql`array_position($found, ${id})::bigint` : ranks[ownOrder];
  };
  return queryFamily({
    name: `${name}.narrowed`,
    choices: { sort: [BEST_FIRST, ...narrowing.sorts], searched: [true, false] },
    values: parameters,
    row,
    follows,
    sql: ({ sort, searched }) => sql`
        with narrowed as materialized (
          select ${id} as id, coalesce(${rankOf(sort, searched)}, 0)::bigint as rank from ${from}
          where ${listedRows(definition, searched)} and ${areChosen}
        ), listed as (select id, rank from narrowed where ${isBehind} ${inOrder})
        ${shown}`,
  });
}

/** Checks the first rows in the list's own order, which may fill the page already. */
function pageFromFirstRows<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
  { parameters, row, follows, areChosen, isBehind, inOrder, shown }: PageParts,
) {
  const { name, narrowing, from, id, where, ranks } = definition;
  const rank = ranks[narrowing.sorts[0]];
  const glanced = sql`
    with listed as (
      select id, rank from (
        select ${id} as id, ${rank} as rank, ${areChosen} as is_chosen from ${from}
        where ${where} and ${rank} >= $afterRank::bigint
        order by ${rank}, ${tieOf(id, definition)} limit ${GLANCED_AT}
      ) as glanced where is_chosen and ${isBehind} ${inOrder}
    ) ${shown}`;
  return query({
    name: `${name}.glanced`,
    values: parametersIn(parameters, glanced),
    row,
    follows,
    sql: glanced,
  });
}

/**
 * For a list narrowed by one facet alone: walks the index by its chosen values, so rare values cost no more than common
 * ones.
 */
function pageFromIndex<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
  facet: F,
  { parameters, row, follows, inOrder, shown }: PageParts,
) {
  const { name, narrowing, id, ranks } = definition;
  const rank = ranks[narrowing.sorts[0]];
  const place = sql`($afterRank::bigint, $afterTie::bigint)`;
  const walk = {
    columns: sql`${id} as id, ${rank} as rank`,
    // Redundant, but it gives the index scan its starting point.
    condition: sql`${rank} >= $afterRank::bigint and (${rank}, ${tieOf(id, definition)}) > ${place}`,
    atMost: sql`$atMost`,
  };
  const walked = sql`
    with listed as (
      select id, rank from ${indexScanOf(definition, facet, walk)} ${inOrder}
    ) ${shown}`;
  return query({
    name: `${name}.walked ${facet}`,
    values: parametersIn(parameters, walked),
    row,
    follows,
    sql: walked,
  });
}

type AskedPage<F extends string, S extends string> = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly asked: Asked<F, S>;
  readonly limit: number;
  readonly cursor?: string | undefined;
};

/** Declares the statements of a list's pages; each reads one row more than requested if the list continues. */
export function narrowedPages<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
) {
  const parts = pageParts(definition);
  const narrowed = narrowedPage(definition, parts);
  const walked = byName(indexedFacets(definition), (facet) =>
    pageFromIndex(definition, facet, parts),
  );
  const glanced = definition.hasOrderedIndex ? pageFromFirstRows(definition, parts) : undefined;
  const [ownOrder] = definition.narrowing.sorts;

  return async (connection: Connection, { values, asked, limit, cursor }: AskedPage<F, S>) => {
    const searched = asked.found !== undefined;
    const sort = asked.sort ?? (searched ? BEST_FIRST : ownOrder);
    const given = {
      ...listValues(definition, values, asked),
      ...placeOf(cursor),
      atMost: limit + 1,
    };
    const facet = sort === ownOrder ? onlyIndexedFacet(definition, asked) : undefined;
    if (facet) return walked[facet].all(connection, given);
    if (glanced && !searched && sort === ownOrder) {
      const rows = await glanced.all(connection, given);
      if (rows.length > limit) return rows;
    }
    return narrowed.of({ sort, searched }).all(connection, given);
  };
}
