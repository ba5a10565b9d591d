import type { PlanId } from '#features/subscriptions/subscriptions.contract.ts';
import type { Connection } from '#platform/database/connection.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';

/** What a company has that has paid for nothing. */
const FREE_PLAN = 1;

/** The period that counts for a company on a day: of the best plan, the one that lasts longest. */
const currentPeriod = (selected: string, company: string, day: string) =>
  `select ${selected} from subscriptions
   where company_id = ${company} and cancelled_at is null
     and starts_on <= ${day} and (ends_on is null or ends_on >= ${day})
   order by plan desc, ends_on desc nulls first limit 1`;

/** The number of the plan a company has on a day, as SQL. */
export function currentPlanOf(company: string, day: string): string {
  return `coalesce((${currentPeriod('plan', company, day)}), ${FREE_PLAN})`;
}

const selectCurrent = prepared<{ plan: PlanId; ends_on: CalendarDate | null }>(
  'current-plan',
  `select current.plan, case when count(*) = count(ends_on) then max(ends_on)::text end as ends_on
   from (${currentPeriod('plan', '$1', '$2::date')}) as current
   join subscriptions as further on further.plan = current.plan
   where company_id = $1 and cancelled_at is null and (ends_on is null or ends_on >= $2::date)
   group by current.plan`,
);

export type CurrentPlan = { readonly plan: PlanId; readonly endsOn: CalendarDate | null };

/**
 * What a company has on a day: the best plan it has paid for or was given, to the end of what it was
 * extended by; otherwise the free one.
 */
export async function readCurrentPlan(
  connection: Connection,
  companyId: number,
  today: CalendarDate,
): Promise<CurrentPlan> {
  const [current] = await selectCurrent(connection, [companyId, today]);
  return { plan: current?.plan ?? FREE_PLAN, endsOn: current?.ends_on ?? null };
}
