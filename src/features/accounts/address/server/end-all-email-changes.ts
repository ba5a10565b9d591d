import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { emailChanges } from './email-changes.table.ts';

/** A link that was used before would work again. */
export const endAllEmailChanges = command({
  name: 'accounts.end-all-email-changes',
  sql: sql`delete from ${emailChanges}`,
});
