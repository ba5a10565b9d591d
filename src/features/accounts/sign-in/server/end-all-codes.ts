import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { signInCodes } from './sign-in-codes.table.ts';

/** Those on their way, whether they were used or not. */
export const endAllCodes = command({
  name: 'accounts.end-all-codes',
  sql: sql`delete from ${signInCodes}`,
});
