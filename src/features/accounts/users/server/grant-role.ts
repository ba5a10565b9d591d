import type pg from 'pg';
import { commandLine, recordAction } from '#console/audit/server/audit.ts';
import { accountSubject } from '#features/accounts/accounts.audit.ts';
import { grantAdmin, grantAdminFirst } from '#features/accounts/server/grant-admin.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { findAccount } from './require-account.ts';

/** Whether the address has the role afterwards. */
async function grantBy(grant: typeof grantAdmin, pool: pg.Pool, email: string): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const granted = await grant(client, email);
    if (!granted) {
      const known = await findAccount(client, { email: email.trim().toLowerCase() });
      return known?.is_admin === true;
    }
    await recordAction(client, commandLine, {
      action: 'grant-role',
      subject: accountSubject,
      subjectId: granted.id,
      before: { email: granted.email, is_admin: false },
      after: { email: granted.email, is_admin: true },
    });
    return true;
  });
}

/** Makes an operator by the command line. */
export async function grantRoleTo(pool: pg.Pool, email: string): Promise<void> {
  await grantBy(grantAdmin, pool, email);
}

/**
 * Makes an operator by the setting at start, once for each address: a role that was taken, or whose
 * account was erased, does not come back with the next start, and with it the chance to enrol anew.
 */
export function grantRoleAtStart(pool: pg.Pool, email: string): Promise<boolean> {
  return grantBy(grantAdminFirst, pool, email);
}
