import { bigint, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { accounts } from './accounts.table.ts';
import { formerOperators } from './former-operators.table.ts';

const granting = (name: string, onlyIf: Sql) =>
  command({
    name,
    values: { email: text },
    row: { id: bigint, email: text },
    sql: sql`
      insert into ${accounts} as known (email, is_admin) select $email, true where ${onlyIf}
      on conflict (email) do update set is_admin = true where not known.is_admin
      returning id, email`,
  });

const grantAgain = granting('accounts.grant-admin', sql`true`);

const grantFirst = granting(
  'accounts.grant-admin-first',
  sql`not exists (
    select from ${formerOperators} where email_hash = sha256(convert_to($email, 'UTF8')))`,
);

type Granted = { readonly id: number; readonly email: string };

const plain = (email: string) => email.trim().toLowerCase();

/**
 * Gives an address the operator's role and creates the account if there is none. Returns the account, or undefined if
 * it had the role already.
 */
export function grantAdmin(connection: Connection, email: string): Promise<Granted | undefined> {
  return grantAgain.first(connection, { email: plain(email) });
}

/** The same, but not for an address that once had the role and lost it, in whatever way. */
export function grantAdminFirst(
  connection: Connection,
  email: string,
): Promise<Granted | undefined> {
  return grantFirst.first(connection, { email: plain(email) });
}
