import type pg from 'pg';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { dropExpiredSessions, openSession } from '#features/accounts/sessions/server/sessions.ts';
import { signInTexts } from '#features/accounts/sign-in/sign-in.texts.ts';
import { forbidden } from '#platform/calls/call-problem.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { bigint, bool, int, oneOf, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, type RowOf } from '#platform/database/statement.ts';
import { type Language, languages } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { networkOf } from '#platform/limits/network-of.ts';

const row = { id: bigint, email: text, name: text, user_type: int, suspended: bool };

export function accessDenied() {
  return forbidden(signInTexts.accessDenied);
}

/** Creates the account of an address if there is none, and records this sign-in. */
const upsertAccountAtSignIn = command({
  name: 'accounts.arrive',
  values: { email: text, language: oneOf(languages), country: text },
  row,
  sql: sql`
    insert into ${accounts} as known (email, language, country, last_seen_at)
    values ($email, $language, $country, now())
    on conflict (email) do update
      set previous_seen_at = known.last_seen_at, last_seen_at = now(), country = excluded.country
    returning id, email, name, user_type, suspended_at is not null as suspended`,
});

export type SignedInAccount = RowOf<typeof row> & { readonly token: string };

/** Opens a session after a successful proof. `showsFactor` is true if the proof includes the second factor. */
export async function signIn(
  connection: pg.ClientBase,
  email: string,
  { language, visitor }: OperationContext,
  { showsFactor = false } = {},
): Promise<SignedInAccount> {
  const { agent, ip, country } = visitor;
  const account = await upsertAccountAtSignIn.one(connection, { email, language, country });
  if (account.suspended) throw accessDenied();
  const from = { agent, network: networkOf(ip), showsFactor };
  const token = await openSession(connection, account.id, from);
  await dropExpiredSessions(connection, account.id);
  return { ...account, token };
}

export function signedInAnswer(account: SignedInAccount, language: Language) {
  return {
    token: account.token,
    user_id: account.id,
    user_type: account.user_type,
    name: account.name,
    email: account.email,
    message: translateIn(language)(signInTexts.signedIn),
  };
}
