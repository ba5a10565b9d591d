import type pg from 'pg';

/**
 * Gives an address the operator's role; an account is made for one that never signed in. Answers
 * whose it became, nobody's where it was there before.
 */
export async function grantAdmin(
  connection: Pick<pg.ClientBase, 'query'>,
  email: string,
): Promise<{ id: number; email: string } | undefined> {
  const { rows } = await connection.query<{ id: number; email: string }>(
    `insert into accounts (email, is_admin) values ($1, true)
     on conflict (email) do update set is_admin = true where not accounts.is_admin
     returning id, email`,
    [email.trim().toLowerCase()],
  );
  return rows[0];
}
