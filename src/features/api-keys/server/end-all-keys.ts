import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { apiKeys } from './api-keys.table.ts';

/**
 * After restoring a backup: a key that was revoked since, perhaps because it had leaked, must not work again, and
 * nobody knows which those are.
 */
export const endAllKeys = command({
  name: 'api-keys.end-all',
  sql: sql`delete from ${apiKeys}`,
});
