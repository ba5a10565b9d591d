import { searchCounts } from '#features/search/server/search-counts.table.ts';
import { bigint } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';

const selectCount = query({
  name: 'search.count',
  row: { documents: bigint },
  sql: sql`select documents from ${searchCounts}`,
});

/** So few that rarity means something before anything was counted. */
const AT_LEAST = 100;

/** About how many records can be found. */
export async function countRecords(connection: Connection): Promise<number> {
  const { documents } = await selectCount.one(connection);
  return Math.max(AT_LEAST, documents);
}
