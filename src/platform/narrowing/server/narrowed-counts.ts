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
import type { Facet } from './facet.ts';
import {
  hasSeveralIndexedFacets,
  indexedFacets,
  indexScanOf,
  onlyIndexedFacet,
} from './indexed-facets.ts';
import { type ListDefinition, tieOf } from './list-definition.ts';

/** How many values of a facet are offered; rarer ones are found by searching. */
const OPTIONS_SHOWN = 30;

/**
 * No more rows than this are counted if an index has them in order: a country with hundreds of thousands took a second.
 */
const MOST_ROWS_COUNTED = 20_000;

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

/** The first rows, in the list's own order if an index has them in it. */
function firstRows<F extends string, S extends string>(definition: ListDefinition<F, S>): Sql {
  const { narrowing, ranks, id, hasOrderedIndex } = definition;
  const order = sql`order by ${ranks[narrowing.sorts[0]]}, ${tieOf(id, definition)}`;
  return sql`${hasOrderedIndex ? order : sql``} limit ${MOST_ROWS_COUNTED}`;
}

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
        where ${listedRows(definition, counted === 'found')}
        ${counted === 'first' ? firstRows(definition) : sql``}`;
}

/** Whether a row matches the choices of all these facets. */
const hasAll = (facets: readonly string[]) =>
  joinSql([sql`true`, ...facets.map((each) => raw(`has_${each}`))], ' and ');

/** Counts the rows of each value of a facet, and the rows of all values together. */
function countsOf(name: string, { value, several }: Facet, others: readonly string[]): Sql[] {
  const own = several ? value : raw(`value_${name}`);
  const rows = several
    ? sql`narrowed join ${several.of} on ${several.id} = narrowed.id`
    : sql`narrowed`;
  const said = raw(`'${name}'::text`);
  return [
    sql`(select ${said} as facet, ${own} as value, count(*)::int as count from ${rows}
        where ${own} is not null and ${hasAll(others)} group by ${own}
        order by coalesce(${own} = any (${raw(`$${name}::text[]`)}), false) desc, count(*) desc, ${own}
        limit ${OPTIONS_SHOWN})`,
    sql`select ${said}, null, count(*)::int from narrowed where ${hasAll(others)}`,
  ];
}

/** The same for a facet whose counts are maintained, if nothing is chosen of the others. */
function keptCountsOf(name: string, keptCounts: Sql): Sql[] {
  const chosen = raw(`$${name}::text[]`);
  const said = raw(`'${name}'::text`);
  return [
    sql`(select ${said} as facet, kept.value as value, kept.count::int as count from (${keptCounts}) as kept
        order by coalesce(kept.value = any (${chosen}), false) desc, kept.count desc, kept.value
        limit ${OPTIONS_SHOWN})`,
    sql`select ${said}, null, coalesce(sum(kept.count), 0)::int from (${keptCounts}) as kept`,
  ];
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

/** Whether the list's own order is that of ids, the highest first, so that its first rows are its newest. */
const isNewestFirst = ({ narrowing, ranks, id }: ListDefinition) =>
  ranks[narrowing.sorts[0]]?.text === sql`-${id}`.text;

/** The rows that counts see: of a list that is cut off, the newest, down to the lowest id that was counted. */
function followedRows<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
  counted: Counted<F>,
  counts: Sql,
): readonly FollowedRows[] {
  const all = rowsIn(counts, ofCountry);
  if (counted !== 'first' || !definition.hasOrderedIndex || !isNewestFirst(definition)) return all;
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
    if (keptCounts && (counted === 'first' || counted === name)) {
      return keptCountsOf(name, keptCounts);
    }
    if (counted === name) return firstCountsOf(definition, name);
    const others = names.filter((each) => each !== name);
    return countsOf(name, facets[name], others);
  });
  // With the lowest id, which says of a list that is cut off where it was.
  const whole = sql`select '' as facet, min(id)::text, count(*)::int from narrowed where ${hasAll(names)}`;
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
    const counts = allCounts(definition, counted);
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
