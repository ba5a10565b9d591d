import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { emailChanges } from './email-changes.table.ts';

/** After restoring a backup: a link that was used since would work again. */
export const endAllEmailChanges = command({
  name: 'accounts.end-all-email-changes',
  sql: sql`delete from ${emailChanges}`,
});
