import { anyContains, newestOf } from '#console/server/glance-first.ts';
import { containsTyped, selectivePart } from '#console/server/selective-part.ts';
import { hasFactor } from '#features/accounts/second-factor/server/factor-state.ts';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { sessions } from '#features/accounts/sessions/server/sessions.table.ts';
import { isLive } from '#features/accounts/sessions/server/sessions.ts';
import { userKinds, userSorts } from '#features/accounts/users/users.contract.ts';
import {
  bigint,
  bool,
  date,
  int,
  nullable,
  oneOf,
  text,
  timestamp,
} from '#platform/database/columns.ts';
import { type Sql, sql, type View } from '#platform/database/sql.ts';
import { queryFamily } from '#platform/database/statement-family.ts';

/** Views of other features: the owners of companies, and the companies' plans. */
export type OwnedCompanies = {
  readonly companies: View;
  readonly plans: View;
  readonly currentPlanOf: (company: Sql, day: Sql) => Sql;
};

/** Nameless accounts sort after named ones, and accounts never seen after all others. */
const byName = (account: Sql) => sql`${account}.name = '', lower(${account}.name), ${account}.id`;
const bySeen = (account: Sql) => sql`coalesce(${account}.last_seen_at, '-infinity'), ${account}.id`;
const [each, last] = [sql`a`, sql`last`];
const ofLast = sql`from ${accounts} last where last.id = $before`;

const newest = { after: sql`a.id < $before`, by: sql`a.id desc` };

/** Where the next page starts. The cursor is an account's id in every order. */
const orders = {
  newest,
  glanced: newest,
  name: { after: sql`(${byName(each)}) > (select ${byName(last)} ${ofLast})`, by: byName(each) },
  seen: {
    after: sql`(${bySeen(each)}) < (select ${bySeen(last)} ${ofLast})`,
    by: sql`coalesce(a.last_seen_at, '-infinity') desc, a.id desc`,
  },
} as const;

const ofAccount = ['email', 'name'];
const ofCompany = ['name', 'name_ar'];

/** The accounts in each order, and those that are met among the newest. */
export const userWays = [...userSorts, 'glanced'] as const;

const isFound = (companies: View) => sql`
  a.id = any(array(
    select id from ${accounts} where ${containsTyped(ofAccount)}
    union all select owner_account_id from ${companies} where ${containsTyped(ofCompany)}))`;

const isMet = anyContains([
  ...ofAccount.map((column) => `a.${column}`),
  ...ofCompany.map((column) => `c.${column}`),
]);

/** How a typed text is looked up, in accounts and in the companies that they own. */
export const userSearchWith = ({ companies }: OwnedCompanies) =>
  selectivePart('accounts.typed-pieces', [
    { in: accounts, columns: ofAccount },
    { in: companies, columns: ofCompany },
  ]);

export const selectUsersWith = ({ companies, plans, currentPlanOf }: OwnedCompanies) =>
  queryFamily({
    name: 'accounts.users',
    choices: { way: userWays },
    values: {
      today: date,
      kind: oneOf(userKinds),
      pattern: nullable(text),
      part: nullable(text),
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
      company_name_ar: nullable(text),
      plan_name: nullable(text),
      plan_name_ar: nullable(text),
      has_second_factor: bool,
      session_count: int,
    },
    plan: () => 'each call',
    sql: ({ way }) => sql`
      select a.id, a.email, a.name, a.user_type, a.is_admin, a.country, a.created_at,
        a.last_seen_at, a.suspended_at, c.name as company_name, c.name_ar as company_name_ar,
        plan.name as plan_name, plan.name_ar as plan_name_ar,
        a.guarded and ${hasFactor} as has_second_factor,
        (select count(*)::int from ${sessions} s where s.account_id = a.id and ${isLive})
          as session_count
      from ${way === 'glanced' ? newestOf(accounts) : accounts} a left join ${companies} c on c.owner_account_id = a.id
        left join ${plans} plan
          on c.id is not null and plan.id = ${currentPlanOf(sql`c.id`, sql`$today::date`)}
      where ($kind = 'all' or ($kind = 'operators' and a.is_admin)
          or ($kind = 'exhibitors' and c.id is not null)
          or ($kind = 'suspended' and a.suspended_at is not null))
        and ($pattern::text is null or ${way === 'glanced' ? isMet : isFound(companies)})
        and ($before::bigint is null or ${orders[way].after})
      order by ${orders[way].by} limit $atMost`,
  });
