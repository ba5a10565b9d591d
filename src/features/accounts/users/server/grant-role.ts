import type pg from 'pg';
import { commandLine, recordAction } from '#console/audit/server/audit.ts';
import { accountSubject } from '#features/accounts/accounts.audit.ts';
import { grantAdmin } from '#features/accounts/server/grant-admin.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';

/** Makes an operator from outside the console: by the command line, or by the setting at start. */
export async function grantRoleTo(pool: pg.Pool, email: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const granted = await grantAdmin(client, email);
    if (!granted) return;
    await recordAction(client, commandLine, {
      action: 'grant-role',
      subject: accountSubject,
      subjectId: granted.id,
      before: { email: granted.email, is_admin: false },
      after: { email: granted.email, is_admin: true },
    });
  });
}
