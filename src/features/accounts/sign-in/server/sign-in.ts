import type pg from 'pg';
import { openSession } from '#features/accounts/sessions/server/sessions.ts';
import { signInTexts } from '#features/accounts/sign-in/sign-in.texts.ts';
import { forbidden } from '#platform/calls/call-problem.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { networkOf } from '#platform/limits/network-of.ts';

export type SignedInAccount = {
  id: number;
  email: string;
  name: string;
  user_type: number;
  suspended: boolean;
};

export function accessDenied() {
  return forbidden(signInTexts.accessDenied);
}

/** The account of an address, made now if there is none, with this sign-in noted. */
async function arrive(
  connection: pg.ClientBase,
  email: string,
  { language, visitor }: OperationContext,
): Promise<SignedInAccount> {
  const { rows } = await connection.query<SignedInAccount>(
    `insert into accounts as known (email, language, country, last_seen_at)
     values ($1, $2, $3, now())
     on conflict (email) do update
       set previous_seen_at = known.last_seen_at, last_seen_at = now(), country = excluded.country
     returning id, email, name, user_type, suspended_at is not null as suspended`,
    [email, language, visitor.country],
  );
  const [account] = rows;
  if (!account) throw new Error('The account that signs in is gone');
  return account;
}

/** Opens a session for whoever has shown that the address is theirs. */
export async function signIn(
  connection: pg.ClientBase,
  email: string,
  context: OperationContext,
): Promise<SignedInAccount & { token: string }> {
  const account = await arrive(connection, email, context);
  if (account.suspended) throw accessDenied();
  const { agent, ip } = context.visitor;
  const token = await openSession(connection, account.id, { agent, network: networkOf(ip) });
  await connection.query('delete from sessions where account_id = $1 and expires_at <= now()', [
    account.id,
  ]);
  return { ...account, token };
}
