import { joinSql, type Relation, raw, type Sql, sql } from '#platform/database/sql.ts';

/** So many of the newest rows are compared before the index is asked for what is common. */
const ROWS_GLANCED_AT = 1_000;

/** The newest rows of a table before `$before`. */
export const newestOf = (table: Relation) => sql`(
  select * from ${table} where $before::bigint is null or id < $before
  order by id desc limit ${ROWS_GLANCED_AT})`;

/**
 * A page of what is met among the newest rows, or of all rows if that does not fill it. What many rows contain, as the
 * domain of most addresses, fills it; the index would first gather all of them.
 */
export async function glanceFirst<Row>(
  atMost: number,
  glance: () => Promise<Row[]>,
  readAll: () => Promise<Row[]>,
): Promise<Row[]> {
  const met = await glance();
  return met.length === atMost ? met : readAll();
}

/** Whether any of the columns contains what was typed, without an index. */
export const anyContains = (columns: readonly string[]): Sql =>
  sql`(${joinSql(
    columns.map((column) => sql`${raw(column)} ilike $pattern`),
    ' or ',
  )})`;
