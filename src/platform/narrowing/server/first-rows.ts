import { type Sql, sql } from '#platform/database/sql.ts';
import { type ListDefinition, tieOf } from './list-definition.ts';

/**
 * No more rows than this are counted if an index has them in order: a country with hundreds of thousands took a second.
 */
export const MOST_ROWS_COUNTED = 20_000;

/** The first rows, in the list's own order if an index has them in it. */
export function firstRows<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
): Sql {
  const { narrowing, ranks, id, hasOrderedIndex } = definition;
  const order = sql`order by ${ranks[narrowing.sorts[0]]}, ${tieOf(id, definition)}`;
  return sql`${hasOrderedIndex ? order : sql``} limit ${MOST_ROWS_COUNTED}`;
}

/** Whether the first rows are the newest: the list's own order is that of ids, the highest first. */
export const areNewest = <F extends string, S extends string>({
  narrowing,
  ranks,
  id,
  hasOrderedIndex,
}: ListDefinition<F, S>): boolean =>
  hasOrderedIndex === true && ranks[narrowing.sorts[0]].text === sql`-${id}`.text;
