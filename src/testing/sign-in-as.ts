import { openSession } from '#features/accounts/sessions/server/sessions.ts';
import type { Database } from '#platform/database/database.ts';
import {
  type Facts,
  type MadeAccount,
  type MadeCompany,
  makeAccount,
  makeCompany,
} from './factories.ts';

export type SignedIn = {
  readonly account: MadeAccount;
  readonly token: string;
  /** Headers of this person's requests. */
  readonly headers: { readonly authorization: string };
};

export type SignedInExhibitor = SignedIn & { readonly company: MadeCompany };

export async function signInAs(database: Database, account: MadeAccount): Promise<SignedIn> {
  const from = { agent: 'test', network: '127.0.0.1' };
  const token = await openSession(database.pool, account.id, from);
  return { account, token, headers: { authorization: `Bearer ${token}` } };
}

export async function signInJobSeeker(database: Database, facts: Facts = {}): Promise<SignedIn> {
  return signInAs(database, await makeAccount(database, facts));
}

/** Signs in somebody with an approved company, in exhibitor mode; a test only sets what it is about. */
export async function signInExhibitor(
  database: Database,
  company: Facts = {},
  account: Facts = {},
): Promise<SignedInExhibitor> {
  const owner = await makeAccount(database, { userType: 1, ...account });
  const made = await makeCompany(database, { ownerAccountId: owner.id, type: 1, ...company });
  return { ...(await signInAs(database, owner)), company: made };
}
