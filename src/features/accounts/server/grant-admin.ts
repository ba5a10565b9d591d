import type pg from 'pg';

/** Gives an address the operator's role; an account is made for one that never signed in. */
export async function grantAdmin(
  connection: Pick<pg.ClientBase, 'query'>,
  email: string,
): Promise<void> {
  await connection.query(
    `insert into accounts (email, is_admin) values ($1, true)
     on conflict (email) do update set is_admin = true`,
    [email.trim().toLowerCase()],
  );
}
