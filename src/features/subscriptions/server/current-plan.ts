import { FREE_PLAN, type PlanId, planIds } from '#features/subscriptions/subscriptions.contract.ts';
import { bigint, date, nullable, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { subscriptions } from './subscriptions.table.ts';

/** The plan number that a company without a plan is given in answers. */
const WITHOUT_PLAN: PlanId = 1;

/** The best of the plans a company has on a day, if any. */
const bestPlanOf = (company: Sql, day: Sql) => sql`
  select plan from ${subscriptions}
  where company_id = ${company} and cancelled_at is null
    and starts_on <= ${day} and (ends_on is null or ends_on >= ${day})
  order by plan desc, ends_on desc nulls first limit 1`;

/** The id of the plan a company has on a day; the free plan's if it has none. */
export function currentPlanOf(company: Sql, day: Sql): Sql {
  return sql`coalesce((${bestPlanOf(company, day)}), ${FREE_PLAN})`;
}

const selectCurrent = query({
  name: 'subscriptions.current-plan',
  values: { companyId: bigint, today: date },
  row: { plan: oneOf(planIds), ends_on: nullable(text) },
  sql: sql`
    select current.plan, case when count(*) = count(ends_on) then max(ends_on)::text end as ends_on
    from (${bestPlanOf(sql`$companyId`, sql`$today::date`)}) as current
    join ${subscriptions} as further on further.plan = current.plan
    where company_id = $companyId and cancelled_at is null
      and (ends_on is null or ends_on >= $today::date)
    group by current.plan`,
});

export type CurrentPlan = {
  readonly plan: PlanId;
  readonly endsOn: CalendarDate | null;
  readonly isFree: boolean;
};

/**
 * A company's plan on a day: the best one it has paid for or was given, with its end after all extensions; otherwise
 * the free plan.
 */
export async function readCurrentPlan(
  connection: Connection,
  companyId: number,
  today: CalendarDate,
): Promise<CurrentPlan> {
  const current = await selectCurrent.first(connection, { companyId, today });
  return {
    plan: current?.plan ?? WITHOUT_PLAN,
    endsOn: current?.ends_on ?? null,
    isFree: current === undefined,
  };
}
