import { int, nullable, text } from '#platform/database/columns.ts';
import { rowsIn } from '#platform/database/followed-rows.ts';
import { joinSql, raw, type Sql, sql } from '#platform/database/sql.ts';
import { queryFamily } from '#platform/database/statement-family.ts';
import { namesOf } from '#platform/fields/by-name.ts';
import { isChosen, listedRows, listParameters, ofCountry, parametersIn } from './chosen-rows.ts';
import type { Facet } from './facet.ts';
import { type ListDefinition, tieOf } from './list-definition.ts';

/** So many of a facet are offered; rarer ones are found by words. */
const OPTIONS_SHOWN = 30;

/** Of a list as it is by itself no more rows are counted: of a country with hundreds of thousands it took a second. */
export const MOST_ROWS_COUNTED = 20_000;

/** Which rows are counted: all, those that words found, or the first of a list in which nothing is chosen. */
type Counted = 'all' | 'found' | 'first';

/** Of a facet without a value: all that there are, whatever they have of it; of none: the whole list. */
export type FacetCount = {
  readonly facet: string;
  readonly value: string | null;
  readonly count: number;
};

/** The first rows in the list's own order, where an index has them in it. */
function firstRows<F extends string, S extends string>(definition: ListDefinition<F, S>): Sql {
  const { narrowing, ranks, id, hasOrderedIndex } = definition;
  const order = sql`order by ${ranks[narrowing.sorts[0]]}, ${tieOf(id, definition)}`;
  return sql`${hasOrderedIndex ? order : sql``} limit ${MOST_ROWS_COUNTED}`;
}

/** Each row with whether it has what is chosen of each facet, and with what it has of it where that is one value. */
function judgedRows<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
  counted: Counted,
): Sql {
  const { id, from, facets } = definition;
  const columns = namesOf(facets).flatMap((facet) => {
    const has = sql`${isChosen(definition, facet)} as ${raw(`has_${facet}`)}`;
    const { value, several } = facets[facet];
    return several ? [has] : [has, sql`${value} as ${raw(`value_${facet}`)}`];
  });
  return sql`
        select ${joinSql([sql`${id} as id`, ...columns], ', ')} from ${from}
        where ${listedRows(definition, counted === 'found')}
        ${counted === 'first' ? firstRows(definition) : sql``}`;
}

/** Whether a row has what is chosen of these facets. */
const hasAll = (facets: readonly string[]) =>
  joinSql([sql`true`, ...facets.map((each) => raw(`has_${each}`))], ' and ');

/** How many rows have each value of a facet, and how many there are whatever they have of it. */
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

/** Of each facet within what is chosen of the others, and of the whole. */
function allCounts<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
  counted: Counted,
): Sql {
  const { facets } = definition;
  const names = namesOf(facets);
  const counts = names.flatMap((name) =>
    countsOf(
      name,
      facets[name],
      names.filter((each) => each !== name),
    ),
  );
  const whole = sql`select '' as facet, null, count(*)::int from narrowed where ${hasAll(names)}`;
  return sql`
      with narrowed as materialized (${judgedRows(definition, counted)}
      )
      ${joinSql([...counts, whole], ' union all ')}`;
}

/** The statements that count what there is to choose in a list. */
export function narrowedCounts<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
) {
  const whatever = allCounts(definition, 'found');
  return queryFamily({
    name: `${definition.name}.choices`,
    choices: { counted: ['all', 'found', 'first'] },
    values: parametersIn(listParameters(definition), whatever),
    row: { facet: text, value: nullable(text), count: int },
    sql: ({ counted }) => allCounts(definition, counted),
    follows: rowsIn(whatever, ofCountry),
  });
}
