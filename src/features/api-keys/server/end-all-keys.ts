import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { apiKeys } from './api-keys.table.ts';

/** One that was ended because it had leaked must not work again, and nobody knows which that was. */
export const endAllKeys = command({
  name: 'api-keys.end-all',
  sql: sql`delete from ${apiKeys}`,
});
