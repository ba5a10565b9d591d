import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { sessions } from './sessions.table.ts';

/** Everybody signs in again: nobody knows which of them had ended. */
export const endAllSessions = command({
  name: 'accounts.end-all-sessions',
  sql: sql`delete from ${sessions}`,
});
