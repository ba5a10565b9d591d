import type pg from 'pg';
import { usersTexts } from '#features/accounts/users/users.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import type { Language } from '#platform/i18n/languages.ts';

export type KnownAccount = {
  readonly id: number;
  readonly email: string;
  readonly language: Language;
  readonly is_admin: boolean;
  readonly suspended_at: Date | null;
};

/** The account, held until the transaction ends. */
export async function findAccount(
  client: pg.ClientBase,
  { id = null, email = null }: { id?: number | null; email?: string | null },
): Promise<KnownAccount | undefined> {
  const { rows } = await client.query<KnownAccount>(
    `select id, email, language, is_admin, suspended_at from accounts
     where id = $1 or email = $2 for update`,
    [id, email],
  );
  return rows[0];
}

export async function requireAccount(client: pg.ClientBase, id: number): Promise<KnownAccount> {
  const account = await findAccount(client, { id });
  if (!account) throw notFound(usersTexts.unknown);
  return account;
}
