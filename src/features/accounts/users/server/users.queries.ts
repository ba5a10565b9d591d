import { hasFactor } from '#features/accounts/second-factor/server/factor-state.ts';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { sessions } from '#features/accounts/sessions/server/sessions.table.ts';
import { isLive } from '#features/accounts/sessions/server/sessions.ts';
import { userKinds } from '#features/accounts/users/users.contract.ts';
import { bigint, bool, int, nullable, oneOf, text, timestamp } from '#platform/database/columns.ts';
import { sql, type View } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';

/** The accounts before an id, the newest first; `companies` shows who owns which. */
export const selectUsersWith = (companies: View) =>
  query({
    name: 'accounts.users',
    values: {
      kind: oneOf(userKinds),
      pattern: nullable(text),
      before: nullable(bigint),
      atMost: bigint,
    },
    row: {
      id: bigint,
      email: text,
      name: text,
      user_type: int,
      is_admin: bool,
      country: nullable(text),
      created_at: timestamp,
      last_seen_at: nullable(timestamp),
      suspended_at: nullable(timestamp),
      company_name: nullable(text),
      has_second_factor: bool,
      session_count: int,
    },
    plan: 'each call',
    sql: sql`
      select a.id, a.email, a.name, a.user_type, a.is_admin, a.country, a.created_at,
        a.last_seen_at, a.suspended_at, c.name as company_name,
        a.guarded and ${hasFactor} as has_second_factor,
        (select count(*)::int from ${sessions} s where s.account_id = a.id and ${isLive})
          as session_count
      from ${accounts} a left join ${companies} c on c.owner_account_id = a.id
      where ($kind = 'all' or ($kind = 'operators' and a.is_admin)
          or ($kind = 'exhibitors' and c.id is not null)
          or ($kind = 'suspended' and a.suspended_at is not null))
        and ($pattern::text is null or a.id = any(array(
          select id from ${accounts} where email ilike $pattern or name ilike $pattern
          union all select owner_account_id from ${companies} where name ilike $pattern)))
        and ($before::bigint is null or a.id < $before)
      order by a.id desc limit $atMost`,
  });
