import { pageOf, patternOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import { listUsers } from '#features/accounts/users/users.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { View } from '#platform/database/sql.ts';
import { userFactorOperations } from './user-factor.operations.ts';
import { rolesOperations } from './user-roles.operations.ts';
import { userSessionsOperations } from './user-sessions.operations.ts';
import { suspensionsOperations } from './user-suspensions.operations.ts';
import { selectUsersWith } from './users.queries.ts';

function listFrom(companies: View): Operation {
  const selectUsers = selectUsersWith(companies);
  return operation(listUsers, async (input, { database, caller }) => {
    const { kind, search, cursor } = input;
    const asked = { kind, pattern: patternOf(search), before: cursor, atMost: ROWS_ASKED };
    const rows = await selectUsers.all(database.pool, asked);
    const { shown, next_cursor } = pageOf(rows, ({ id }) => id);
    return {
      users: shown.map((row) => ({
        ...row,
        is_self: row.id === caller.accountId,
        created_at: row.created_at.toISOString(),
        last_seen_at: row.last_seen_at?.toISOString() ?? null,
        suspended_at: row.suspended_at?.toISOString() ?? null,
      })),
      next_cursor,
    };
  });
}

/** The accounts, for the operator; `companies` shows who owns which. */
export function usersOperations(companies: View): readonly Operation[] {
  return [
    listFrom(companies),
    ...suspensionsOperations,
    ...rolesOperations,
    ...userSessionsOperations,
    ...userFactorOperations,
  ];
}
