import type pg from 'pg';
import { usersTexts } from '#features/admin/users.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';

export type KnownAccount = {
  readonly id: number;
  readonly email: string;
  readonly is_admin: boolean;
  readonly suspended_at: Date | null;
};

/** The account, held until the transaction ends. */
export async function requireAccount(client: pg.ClientBase, id: number): Promise<KnownAccount> {
  const { rows } = await client.query<KnownAccount>(
    'select id, email, is_admin, suspended_at from accounts where id = $1 for update',
    [id],
  );
  const [account] = rows;
  if (!account) throw notFound(usersTexts.unknown);
  return account;
}
