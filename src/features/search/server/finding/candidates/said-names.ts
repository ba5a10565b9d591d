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
 * A town is known by a dozen names, most of which no record has. Each that is asked for is looked for beside every record
 * of the others, so that only those are asked for that somebody wrote.
 */
export async function withSaidNames(connection: Connection, filters: Filters): Promise<Filters> {
  const words = filters.spots.flatMap(({ names = [] }) => names.flatMap((name) => name.split(' ')));
  if (words.length === 0) return filters;
  const said = new Set((await selectSaid.all(connection, { words })).map(({ word }) => word));
  const isSaid = (name: string) => name.split(' ').every((word) => said.has(word));
  const spots = filters.spots.map(({ names, ...spot }) => {
    const known = names?.filter(isSaid) ?? [];
    // Where nobody wrote any of them, nothing is there.
    return { ...spot, ...(names && { names: known.length > 0 ? known : names.slice(0, 1) }) };
  });
  return { ...filters, spots };
}
