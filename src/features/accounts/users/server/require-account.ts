import type pg from 'pg';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { usersTexts } from '#features/accounts/users/users.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { bigint, bool, nullable, oneOf, text, timestamp } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { languages } from '#platform/i18n/languages.ts';

const row = {
  id: bigint,
  email: text,
  language: oneOf(languages),
  is_admin: bool,
  suspended_at: nullable(timestamp),
};

export type KnownAccount = RowOf<typeof row>;

const lockAccount = query({
  name: 'accounts.lock',
  values: { id: nullable(bigint), email: nullable(text) },
  row,
  plan: 'each call',
  sql: sql`
    select id, email, language, is_admin, suspended_at from ${accounts}
    where id = $id or email = $email for update`,
});

/** The account, locked until the transaction ends. */
export function findAccount(
  client: pg.ClientBase,
  by: { readonly id?: number; readonly email?: string },
): Promise<KnownAccount | undefined> {
  return lockAccount.first(client, { id: by.id, email: by.email });
}

export async function requireAccount(client: pg.ClientBase, id: number): Promise<KnownAccount> {
  const account = await findAccount(client, { id });
  if (!account) throw notFound(usersTexts.unknown);
  return account;
}
