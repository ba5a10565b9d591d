import { int, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { type FollowedRows, rowsIn } from '#platform/database/followed-rows.ts';
import { joinSql, raw, type Sql, sql, tablesOf } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { byName, namesOf } from '#platform/fields/by-name.ts';
import { type Asked, isUnfiltered } from './asked-of-list.ts';
import {
  hasChosen,
  isChosen,
  listedRows,
  listParameters,
  listValues,
  ofCountry,
  parametersIn,
} from './chosen-rows.ts';
import { countsOf, hasAll, keptCountsOf, OPTIONS_SHOWN } from './counted-facets.ts';
import { areNewest, firstRows, MOST_ROWS_COUNTED } from './first-rows.ts';
import {
  hasSeveralIndexedFacets,
  indexedFacets,
  indexScanOf,
  onlyIndexedFacet,
} from './indexed-facets.ts';
import type { ListDefinition } from './list-definition.ts';
import { unchosenCounts } from './unchosen-counts.ts';

/**
 * Which rows are counted: all, those that words found, the first of the list, the first with a chosen value of one
 * facet, or all with a chosen value of any of several facets.
 */
type Counted<F extends string> = 'all' | 'found' | 'first' | 'several' | F;

/** Without a value it counts all rows whatever they have of the facet; with an empty facet, the whole list. */
export type FacetCount = {
  readonly facet: string;
  readonly value: string | null;
  readonly count: number;
};

type AskedCounts<F extends string, S extends string> = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly asked: Asked<F, S>;
};

/** The counts of a list, and whether there may be more rows than were counted. */
export type Counts = { readonly counts: readonly FacetCount[]; readonly atLeast: boolean };

/** The rows with a chosen value of any of the walked facets, each row once. */
function rowsOfSeveral<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
  columns: Sql,
): Sql {
  const walked = indexedFacets(definition);
  const walks = walked.map((facet, at) => {
    const met = walked.slice(0, at).map((each) => sql`not ${hasChosen(definition, each)}`);
    const condition = joinSql([sql`true`, ...met], ' and ');
    return sql`
        select walked.* from ${indexScanOf(definition, facet, { columns, condition })}`;
  });
  return joinSql(walks, ' union all ');
}

/** Each row with whether it matches each facet's choice, and with its value of each facet that has a single one. */
function judgedRows<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
  counted: Counted<F>,
): Sql {
  const { id, from, facets } = definition;
  const columns = namesOf(facets).flatMap((facet) => {
    const has = sql`${isChosen(definition, facet)} as ${raw(`has_${facet}`)}`;
    const { value, several } = facets[facet];
    return several ? [has] : [has, sql`${value} as ${raw(`value_${facet}`)}`];
  });
  const judged = joinSql([sql`${id} as id`, ...columns], ', ');
  if (counted === 'several') return rowsOfSeveral(definition, judged);
  const walked = indexedFacets(definition).find((facet) => facet === counted);
  if (walked) {
    const walk = indexScanOf(definition, walked, {
      columns: judged,
      atMost: sql`${MOST_ROWS_COUNTED}`,
    });
    return sql`
        select walked.* from ${walk} limit ${MOST_ROWS_COUNTED}`;
  }
  return sql`
        select ${judged} from ${from}
        where ${listedRows(definition, counted === 'found')}`;
}

/**
 * The same for a facet without maintained counts, from the first rows of the list. Chosen values are counted wherever
 * their rows are.
 */
function firstCountsOf<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
  facet: F,
): Sql[] {
  const { from, where, facets } = definition;
  const chosen = raw(`$${facet}::text[]`);
  const said = raw(`'${facet}'::text`);
  const first = sql`select ${facets[facet].value} as value from ${from} where ${where} ${firstRows(definition)}`;
  return [
    sql`(select ${said} as facet, value, count from (
          select first.value, count(*)::int as count from (${first}) as first
          where first.value is not null and not coalesce(first.value = any (${chosen}), false) group by first.value
          union all
          select ${raw(`value_${facet}`)}, count(*)::int from narrowed group by 1
        ) as counted
        order by coalesce(value = any (${chosen}), false) desc, count desc, value limit ${OPTIONS_SHOWN})`,
    sql`select ${said}, null, count(*)::int from (${first}) as first`,
  ];
}

/** The rows that counts see: of a list that is cut off, the newest, down to the lowest id that was counted. */
function followedRows<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
  counted: Counted<F>,
  counts: Sql,
): readonly FollowedRows[] {
  const all = rowsIn(counts, ofCountry);
  if (counted !== 'first' || !areNewest(definition)) return all;
  const listed = tablesOf(definition.from.relations);
  return all.map((each) =>
    listed.includes(each.table)
      ? {
          ...each,
          lowestId: (found) => {
            const whole = found.find(({ facet }) => facet === '');
            return whole?.count === MOST_ROWS_COUNTED ? Number(whole.value) : undefined;
          },
        }
      : each,
  );
}

/** The counts of every facet within the choices of the others, and of the whole. */
function allCounts<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
  counted: Counted<F>,
): Sql {
  const { facets } = definition;
  const names = namesOf(facets);
  const counts = names.flatMap((name) => {
    const { keptCounts } = facets[name];
    if (counted === name) {
      return keptCounts ? keptCountsOf(name, keptCounts) : firstCountsOf(definition, name);
    }
    const others = names.filter((each) => each !== name);
    return countsOf(name, facets[name], others);
  });
  const whole = sql`select '' as facet, null, count(*)::int from narrowed where ${hasAll(names)}`;
  return sql`
      with narrowed as materialized (${judgedRows(definition, counted)}
      )
      ${joinSql([...counts, whole], ' union all ')}`;
}

/** Declares the statements that count the choices of a list. */
export function narrowedCounts<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
) {
  const walked = indexedFacets(definition);
  const several = walked.length > 1 ? (['several'] as const) : [];
  const ways: readonly Counted<F>[] = ['all', 'found', 'first', ...several, ...walked];
  const statements = byName(ways, (counted) => {
    const counts =
      counted === 'first' ? unchosenCounts(definition) : allCounts(definition, counted);
    return query({
      name: `${definition.name}.choices ${counted}`,
      values: parametersIn(listParameters(definition), counts),
      row: { facet: text, value: nullable(text), count: int },
      sql: counts,
      follows: followedRows(definition, counted, counts),
    });
  });

  function countedOf(asked: Asked<F, S>): Counted<F> {
    if (asked.found !== undefined) return 'found';
    if (isUnfiltered(asked)) return 'first';
    if (hasSeveralIndexedFacets(definition, asked)) return 'several';
    return onlyIndexedFacet(definition, asked) ?? 'all';
  }

  return async (connection: Connection, { values, asked }: AskedCounts<F, S>): Promise<Counts> => {
    const counted = countedOf(asked);
    const given = listValues(definition, values, asked);
    const counts = await statements[counted].all(connection, given);
    const total = counts.find(({ facet }) => facet === '')?.count;
    const isCut = counted !== 'all' && counted !== 'found' && counted !== 'several';
    return { counts, atLeast: isCut && total === MOST_ROWS_COUNTED };
  };
}
