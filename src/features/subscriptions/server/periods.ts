import type pg from 'pg';
import type { PlanId } from '#features/subscriptions/subscriptions.contract.ts';
import type { Connection } from '#platform/database/connection.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';

/** What a company has that has paid for nothing. */
const FREE_PLAN = 1;

export type NewPeriod = {
  readonly companyId: number;
  readonly plan: number;
  readonly months: number;
  readonly orderId: string;
  readonly today: CalendarDate;
};

/**
 * A paid period. It begins today, or when what the company has of the same plan or a better one
 * ends: who pays again loses no day.
 */
export async function startPeriod(client: pg.PoolClient, period: NewPeriod): Promise<void> {
  const { companyId, plan, months, orderId, today } = period;
  // Two payments of one company at once must not begin on the same day.
  await client.query('select from companies where id = $1 for update', [companyId]);
  await client.query(
    `insert into subscriptions (company_id, plan, order_id, starts_on, ends_on)
     select $1, $2, $3, first_day, (first_day + make_interval(months => $4) - interval '1 day')::date
     from (
       select greatest($5::date, max(ends_on) + 1) as first_day from subscriptions
       where company_id = $1 and plan >= $2 and cancelled_at is null
     ) as begin`,
    [companyId, plan, orderId, months, today],
  );
}

/** Ends what an order paid for; what follows it moves up, so that no paid day falls into a gap. */
export async function cancelPeriod(
  client: pg.PoolClient,
  orderId: string,
  today: CalendarDate,
): Promise<void> {
  const { rows } = await client.query<{ company_id: number; ends_on: string; days_left: number }>(
    `update subscriptions set cancelled_at = now() where order_id = $1 and cancelled_at is null
     returning company_id, ends_on::text, ends_on - greatest(starts_on, $2::date) + 1 as days_left`,
    [orderId, today],
  );
  const [ended] = rows;
  if (!ended || ended.days_left <= 0) return;
  await client.query(
    `update subscriptions set starts_on = starts_on - $3::int, ends_on = ends_on - $3::int
     where company_id = $1 and cancelled_at is null and starts_on > $2::date`,
    [ended.company_id, ended.ends_on, ended.days_left],
  );
}

/** A period that was ended by mistake runs again on its days. */
export async function revivePeriod(client: pg.PoolClient, orderId: string): Promise<void> {
  await client.query('update subscriptions set cancelled_at = null where order_id = $1', [orderId]);
}

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

/**
 * Sets the free plan, once; answers what the company has today. A better one that was given without
 * an end is given up, one that has an end runs to it.
 */
export async function setBasicPlan(
  client: pg.PoolClient,
  companyId: number,
  today: CalendarDate,
): Promise<CurrentPlan> {
  await client.query('select from companies where id = $1 for update', [companyId]);
  await client.query(
    `update subscriptions set cancelled_at = now()
     where company_id = $1 and plan > 1 and ends_on is null and order_id is null
       and cancelled_at is null`,
    [companyId],
  );
  await client.query(
    `insert into subscriptions (company_id, plan, starts_on)
     select $1, 1, $2::date where not exists (
       select from subscriptions where company_id = $1 and plan = 1 and cancelled_at is null)`,
    [companyId, today],
  );
  return readCurrentPlan(client, companyId, today);
}
