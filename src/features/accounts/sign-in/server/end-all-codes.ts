import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { signInCodes } from './sign-in-codes.table.ts';

/** Ends all sign-in codes. A restored backup cannot tell which were used since. */
export const endAllCodes = command({
  name: 'accounts.end-all-codes',
  sql: sql`delete from ${signInCodes}`,
});
