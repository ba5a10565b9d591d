import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { recoveryCodes } from './recovery-codes.table.ts';

/** After restoring a backup: a code that was used since must not work again, and nobody knows which those are. */
export const endAllRecoveryCodes = command({
  name: 'accounts.end-all-recovery-codes',
  sql: sql`delete from ${recoveryCodes}`,
});
