import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { sessions } from './sessions.table.ts';

/** After restoring a backup everybody signs in again, because nobody knows which sessions had ended. */
export const endAllSessions = command({
  name: 'accounts.end-all-sessions',
  sql: sql`delete from ${sessions}`,
});
