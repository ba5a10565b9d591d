import { pageOf, patternOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import { isLive, sessionLife } from '#features/accounts/sessions/server/sessions.ts';
import { listUsers } from '#features/accounts/users/users.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { planned } from '#platform/database/prepared.ts';
import { userFactorOperations } from './user-factor.operations.ts';
import { rolesOperations } from './user-roles.operations.ts';
import { userSessionsOperations } from './user-sessions.operations.ts';
import { suspensionsOperations } from './user-suspensions.operations.ts';

type UserRow = {
  id: number;
  email: string;
  name: string;
  user_type: number;
  is_admin: boolean;
  country: string | null;
  company_name: string | null;
  session_count: number;
  created_at: Date;
  last_seen_at: Date | null;
  suspended_at: Date | null;
  has_second_factor: boolean;
};

/** $1 kind, $2 pattern, $3 before this id, $4 how many, $5 and $6 how long sessions live. */
export const selectUsers = planned<UserRow>(
  `select a.id, a.email, a.name, a.user_type, a.is_admin, a.country, a.created_at, a.last_seen_at,
     a.suspended_at, c.name as company_name,
     exists (select from second_factors f where f.account_id = a.id) as has_second_factor,
     (select count(*)::int from sessions s where s.account_id = a.id
        and ${isLive('case when a.is_admin then $6 else $5 end', 's')}) as session_count
   from accounts a left join companies c on c.owner_account_id = a.id
   where ($1 = 'all' or ($1 = 'operators' and a.is_admin)
       or ($1 = 'exhibitors' and c.id is not null)
       or ($1 = 'suspended' and a.suspended_at is not null))
     and ($2::text is null or a.id = any(array(
       select id from accounts where email ilike $2 or name ilike $2
       union all select owner_account_id from companies where name ilike $2)))
     and ($3::bigint is null or a.id < $3)
   order by a.id desc limit $4`,
);

const list = operation(listUsers, async (input, { database, caller }) => {
  const { kind, search, cursor = null } = input;
  const { idle, idleOfAdmin } = sessionLife;
  const asked = [kind, patternOf(search), cursor, ROWS_ASKED, idle, idleOfAdmin];
  const { shown, next_cursor } = pageOf(await selectUsers(database.pool, asked), ({ id }) => id);
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

export const usersOperations: readonly Operation[] = [
  list,
  ...suspensionsOperations,
  ...rolesOperations,
  ...userSessionsOperations,
  ...userFactorOperations,
];
