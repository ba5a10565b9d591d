import type { accounts } from '#features/accounts/server/accounts.drizzle.ts';
import { openSession } from '#features/accounts/sessions/server/sessions.ts';
import type { companies } from '#features/companies/server/companies.drizzle.ts';
import type { Database } from '#platform/database/database.ts';
import { makeAccount, makeCompany } from './factories.ts';

export type SignedIn = {
  readonly account: typeof accounts.$inferSelect;
  readonly token: string;
  /** What a request of this person carries. */
  readonly headers: { readonly authorization: string };
};

export type SignedInExhibitor = SignedIn & { readonly company: typeof companies.$inferSelect };

export async function signInAs(
  database: Database,
  account: typeof accounts.$inferSelect,
): Promise<SignedIn> {
  const from = { agent: 'test', network: '127.0.0.1' };
  const token = await openSession(database.pool, account.id, from);
  return { account, token, headers: { authorization: `Bearer ${token}` } };
}

export async function signInJobSeeker(
  database: Database,
  facts: Partial<typeof accounts.$inferInsert> = {},
): Promise<SignedIn> {
  return signInAs(database, await makeAccount(database, facts));
}

/** Somebody with an approved company, in exhibitor mode; only what the test is about is said. */
export async function signInExhibitor(
  database: Database,
  company: Partial<typeof companies.$inferInsert> = {},
  account: Partial<typeof accounts.$inferInsert> = {},
): Promise<SignedInExhibitor> {
  const owner = await makeAccount(database, { userType: 1, ...account });
  const made = await makeCompany(database, { ownerAccountId: owner.id, type: 1, ...company });
  return { ...(await signInAs(database, owner)), company: made };
}
