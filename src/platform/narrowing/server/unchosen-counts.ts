import { joinSql, raw, type Sql, sql } from '#platform/database/sql.ts';
import { namesOf } from '#platform/fields/by-name.ts';
import { countsOf, keptCountsOf, OPTIONS_SHOWN } from './counted-facets.ts';
import { firstRows } from './first-rows.ts';
import type { ListDefinition } from './list-definition.ts';

/** The bits that PostgreSQL sets in `grouping(…)`: those of all columns that a row is not grouped by. */
const allBits = (columns: number) => 2 ** columns - 1;
const bitsWithout = (columns: number, at: number) => allBits(columns) - 2 ** (columns - 1 - at);

/**
 * The counts of the first rows with nothing chosen. Every row counts for every facet, so one pass groups them by each;
 * with choices each facet has rows of its own.
 */
export function unchosenCounts<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
): Sql {
  const { id, from, where, facets } = definition;
  const names = namesOf(facets);
  const grouped = names.filter((name) => !facets[name].several && !facets[name].keptCounts);
  const columns = grouped.map((name) => raw(`value_${name}`));
  const values = grouped.map((name, at) => sql`${facets[name].value} as ${columns[at] ?? sql``}`);
  const none = allBits(grouped.length);
  const grouping =
    columns.length > 0 ? sql`grouping(${joinSql(columns, ', ')})` : sql`${raw(String(none))}`;
  const sets = joinSql([...columns.map((column) => sql`(${column})`), sql`()`], ', ');

  function countsOfGroups(name: F, at: number): Sql[] {
    const said = raw(`'${name}'::text`);
    const value = columns[at] ?? sql``;
    return [
      sql`(select ${said} as facet, ${value} as value, rows as count from counted
        where bits = ${bitsWithout(grouped.length, at)} and ${value} is not null
        order by rows desc, ${value} limit ${OPTIONS_SHOWN})`,
      sql`select ${said}, null, rows from counted where bits = ${none}`,
    ];
  }

  const counts = names.flatMap((name) => {
    const { keptCounts } = facets[name];
    if (keptCounts) return keptCountsOf(name, keptCounts);
    const at = grouped.indexOf(name);
    return at < 0 ? countsOf(name, facets[name], []) : countsOfGroups(name, at);
  });
  // With the lowest id, which says of a list that is cut off where it was.
  const whole = sql`select '' as facet, lowest::text as value, rows as count from counted where bits = ${none}`;
  return sql`
      with narrowed as (
        select ${joinSql([sql`${id} as id`, ...values], ', ')} from ${from} where ${where} ${firstRows(definition)}
      ), counted as materialized (
        select ${grouping} as bits, ${joinSql([...columns, sql`count(*)::int as rows`, sql`min(id) as lowest`], ', ')}
        from narrowed group by grouping sets (${sets})
      )
      ${joinSql([...counts, whole], ' union all ')}`;
}
