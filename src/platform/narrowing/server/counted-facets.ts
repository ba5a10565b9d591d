import { joinSql, raw, type Sql, sql } from '#platform/database/sql.ts';
import type { Facet } from './facet.ts';

/** How many values of a facet are offered; rarer ones are found by searching. */
export const OPTIONS_SHOWN = 30;

/** Whether a row matches the choices of all these facets. */
export const hasAll = (facets: readonly string[]) =>
  joinSql([sql`true`, ...facets.map((each) => raw(`has_${each}`))], ' and ');

/** Counts the rows of each value of a facet, and the rows of all values together. */
export function countsOf(
  name: string,
  { value, several }: Facet,
  others: readonly string[],
): Sql[] {
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
export function keptCountsOf(name: string, keptCounts: Sql): Sql[] {
  const chosen = raw(`$${name}::text[]`);
  const said = raw(`'${name}'::text`);
  return [
    sql`(select ${said} as facet, kept.value as value, kept.count::int as count from (${keptCounts}) as kept
        order by coalesce(kept.value = any (${chosen}), false) desc, kept.count desc, kept.value
        limit ${OPTIONS_SHOWN})`,
    sql`select ${said}, null, coalesce(sum(kept.count), 0)::int from (${keptCounts}) as kept`,
  ];
}
