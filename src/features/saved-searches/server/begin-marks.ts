import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { savedSearches } from './saved-searches.table.ts';

/**
 * After a backup was restored: numbers of transactions mean nothing on another server. What was there then is
 * not told again; what comes from now on is.
 */
export const beginMarksAnew = command({
  name: 'saved-searches.begin-anew',
  sql: sql`
    update ${savedSearches}
    set told_until = (pg_current_xact_id()::text::bigint + 1)::text::xid8`,
});
