import { bigint, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { accounts } from './accounts.table.ts';

const insertOperator = command({
  name: 'accounts.grant-admin',
  values: { email: text },
  row: { id: bigint, email: text },
  sql: sql`
    insert into ${accounts} as known (email, is_admin) values ($email, true)
    on conflict (email) do update set is_admin = true where not known.is_admin
    returning id, email`,
});

/**
 * Gives an address the operator's role; an account is made for one that never signed in. Answers
 * whose it became, nobody's where it was there before.
 */
export function grantAdmin(
  connection: Connection,
  email: string,
): Promise<{ id: number; email: string } | undefined> {
  return insertOperator.first(connection, { email: email.trim().toLowerCase() });
}
