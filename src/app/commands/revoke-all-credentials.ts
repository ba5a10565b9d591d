import type pg from 'pg';
import { endAllEmailChanges } from '#features/accounts/address/server/end-all-email-changes.ts';
import { endAllPasskeys } from '#features/accounts/passkeys/server/end-all-passkeys.ts';
import { endAllRecoveryCodes } from '#features/accounts/second-factor/server/end-all-recovery-codes.ts';
import { endAllSessions } from '#features/accounts/sessions/server/end-all-sessions.ts';
import { endAllCodes } from '#features/accounts/sign-in/server/end-all-codes.ts';
import { endAllKeys } from '#features/api-keys/server/end-all-keys.ts';
import { endAllEmailLinks } from '#features/companies/address/server/end-all-email-links.ts';
import { dropAllSecretMails } from '#platform/mail/drop-expired-mails.ts';

/** Revokes every credential and secret link. A backup still contains those that were revoked after it was made. */
const revocations = [
  endAllEmailChanges,
  endAllSessions,
  endAllCodes,
  endAllKeys,
  endAllPasskeys,
  endAllRecoveryCodes,
  endAllEmailLinks,
  dropAllSecretMails,
];

export async function revokeAllCredentials(client: pg.ClientBase): Promise<void> {
  for (const end of revocations) await end.run(client);
}
