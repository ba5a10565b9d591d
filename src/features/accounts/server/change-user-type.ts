import { bigint, int } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { accounts } from './accounts.table.ts';

const writeUserType = command({
  name: 'accounts.change-user-type',
  values: { id: bigint, userType: int },
  sql: sql`update ${accounts} set user_type = $userType where id = $id`,
});

/** Switches an account to user mode (0) or exhibitor mode (1). */
export async function changeUserType(
  connection: Connection,
  accountId: number,
  userType: number,
): Promise<void> {
  await writeUserType.run(connection, { id: accountId, userType });
}
