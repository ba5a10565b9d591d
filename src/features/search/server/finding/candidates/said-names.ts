import { searchWords } from '#features/search/server/search-words.table.ts';
import { array, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { Filters } from './filters.ts';

const selectSaid = query({
  name: 'search.said-names',
  values: { words: array(text) },
  row: { word: text },
  sql: sql`select word from ${searchWords} where word = any($words::text[]) and documents > 0`,
});

/**
 * Keeps only those names of towns that some record has. A town is known by a dozen names, most of which nobody wrote,
 * and each one in the query costs a comparison with every record that has another one.
 */
export async function withSaidNames(connection: Connection, filters: Filters): Promise<Filters> {
  const words = filters.spots.flatMap(({ names = [] }) => names.flatMap((name) => name.split(' ')));
  if (words.length === 0) return filters;
  const said = new Set((await selectSaid.all(connection, { words })).map(({ word }) => word));
  const isSaid = (name: string) => name.split(' ').every((word) => said.has(word));
  const spots = filters.spots.map(({ names, ...spot }) => {
    const known = names?.filter(isSaid) ?? [];
    // Where no record has any of the names, one is kept, so that nothing is found.
    return { ...spot, ...(names && { names: known.length > 0 ? known : names.slice(0, 1) }) };
  });
  return { ...filters, spots };
}
