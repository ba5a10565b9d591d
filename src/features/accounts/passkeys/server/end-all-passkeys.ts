import { accounts } from '#features/accounts/server/accounts.table.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { passkeys } from './passkeys.table.ts';

/**
 * After restoring a backup: a passkey that was removed since, perhaps with a lost phone, must not work again, and
 * nobody knows which those are. Operators keep theirs as a second step only, because otherwise access to the mailbox
 * would be enough to enrol a new factor.
 */
export const endAllPasskeys = command({
  name: 'accounts.end-all-passkeys',
  sql: sql`
    with gone as (
      delete from ${passkeys} where account_id in (select id from ${accounts} where not guarded))
    update ${passkeys} set only_second = true
    where account_id in (select id from ${accounts} where guarded)`,
});
