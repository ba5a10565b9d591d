import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { savedSearches } from './saved-searches.table.ts';

/**
 * Called after a backup was restored, because transaction ids mean nothing on another server. Existing records are not
 * mailed again; new ones are.
 */
export const beginMarksAnew = command({
  name: 'saved-searches.begin-anew',
  sql: sql`
    update ${savedSearches}
    set told_until = (pg_current_xact_id()::text::bigint + 1)::text::xid8`,
});
