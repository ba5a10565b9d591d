import type pg from 'pg';
import { commandLine, recordAction } from '#console/audit/server/audit.ts';
import { accountSubject } from '#features/accounts/accounts.audit.ts';
import { grantAdmin, grantAdminFirst } from '#features/accounts/server/grant-admin.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { findAccount } from './require-account.ts';

/** Returns whether the address has the role afterwards. */
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

/** Gives the role from the command line. */
export async function grantRoleTo(pool: pg.Pool, email: string): Promise<void> {
  await grantBy(grantAdmin, pool, email);
}

/**
 * Gives the role named in the configuration, once per address: a role that was taken away, or whose account was erased,
 * must not come back with the next start, along with the chance to enrol a new factor.
 */
export function grantRoleAtStart(pool: pg.Pool, email: string): Promise<boolean> {
  return grantBy(grantAdminFirst, pool, email);
}
