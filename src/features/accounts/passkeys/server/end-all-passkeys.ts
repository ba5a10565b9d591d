import { accounts } from '#features/accounts/server/accounts.table.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { passkeys } from './passkeys.table.ts';

/**
 * One that was removed with a lost phone must not open anything again, and nobody knows which that was.
 * Without theirs, operators could enrol a new factor from the mailbox alone: these stay as a second step.
 */
export const endAllPasskeys = command({
  name: 'accounts.end-all-passkeys',
  sql: sql`
    with gone as (
      delete from ${passkeys} where account_id in (select id from ${accounts} where not guarded))
    update ${passkeys} set only_second = true
    where account_id in (select id from ${accounts} where guarded)`,
});
