import type pg from 'pg';
import { homeDayOf } from '#platform/database/home-days.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { type CurrentPlan, readCurrentPlan } from './current-plan.ts';

export type NewPeriod = {
  readonly companyId: number;
  readonly plan: number;
  readonly months: number;
  readonly orderId: string;
  readonly today: CalendarDate;
};

/** One change of a company's periods after the other: each begins where those before it end. */
async function lockPeriods(client: pg.PoolClient, companyId: number): Promise<void> {
  await client.query('select from companies where id = $1 for update', [companyId]);
}

/** The day after all that a company has of a plan or a better one, or today if that is over. */
const firstFreeDay = (others: string) =>
  `greatest($1::date, (select max(other.ends_on) + 1 from subscriptions as other
     where other.company_id = $2 and other.cancelled_at is null and ${others}))`;

/**
 * A paid period. It begins today, or when what the company has of the same plan or a better one
 * ends: who pays again loses no day.
 */
export async function startPeriod(client: pg.PoolClient, period: NewPeriod): Promise<void> {
  const { companyId, plan, months, orderId, today } = period;
  await lockPeriods(client, companyId);
  await client.query(
    `insert into subscriptions (company_id, plan, order_id, starts_on, ends_on)
     select $2, $3, $4, first_day, (first_day + make_interval(months => $5) - interval '1 day')::date
     from (select ${firstFreeDay('other.plan >= $3')} as first_day) as begin`,
    [today, companyId, plan, orderId, months],
  );
}

type Period = { readonly id: number; readonly companyId: number };

/** The period of an order, its company locked. */
async function lockPeriodOf(client: pg.PoolClient, orderId: string): Promise<Period | undefined> {
  const { rows } = await client.query<Period>(
    'select id, company_id as "companyId" from subscriptions where order_id = $1',
    [orderId],
  );
  if (rows[0]) await lockPeriods(client, rows[0].companyId);
  return rows[0];
}

/** Paid periods that have not begun move up to the end of what is before them, day for day. */
async function closeGaps(client: pg.PoolClient, companyId: number, today: CalendarDate) {
  const { rows } = await client.query<{ id: number }>(
    `select id from subscriptions where company_id = $2 and cancelled_at is null
       and order_id is not null and starts_on > $1::date order by starts_on, id`,
    [today, companyId],
  );
  const isBefore = `other.plan >= period.plan and other.id <> period.id
    and (other.starts_on, other.id) < (period.starts_on, period.id)`;
  for (const { id } of rows) {
    await client.query(
      `update subscriptions set starts_on = first_day, ends_on = ends_on - (starts_on - first_day)
       from (select ${firstFreeDay(isBefore)} as first_day
         from subscriptions as period where period.id = $3) as begin
       where id = $3 and first_day < starts_on`,
      [today, companyId, id],
    );
  }
}

/**
 * Takes back what an order gave, and nothing else: its days end, and those that were to follow them
 * move up, so that no other paid day is lost in a gap or below another.
 */
export async function cancelPeriod(
  client: pg.PoolClient,
  orderId: string,
  today: CalendarDate,
): Promise<void> {
  const period = await lockPeriodOf(client, orderId);
  if (!period) return;
  const { rowCount } = await client.query(
    'update subscriptions set cancelled_at = now() where id = $1 and cancelled_at is null',
    [period.id],
  );
  if (rowCount) await closeGaps(client, period.companyId, today);
}

/** Gives back the days that a period had left when it was ended, after what the company has by now. */
export async function revivePeriod(
  client: pg.PoolClient,
  orderId: string,
  today: CalendarDate,
): Promise<void> {
  const period = await lockPeriodOf(client, orderId);
  if (!period) return;
  await client.query(
    `update subscriptions set cancelled_at = null, starts_on = first_day,
       ends_on = first_day + (ends_on - greatest(starts_on, ended_on))
     from (select ${homeDayOf('period.cancelled_at')} as ended_on,
         ${firstFreeDay('other.plan >= period.plan')} as first_day
       from subscriptions as period where period.id = $3) as begin
     where id = $3 and cancelled_at is not null`,
    [today, period.companyId, period.id],
  );
}

/** Takes back what was given without a payment: all of it, or what fits the condition. */
export async function endGivenPlans(
  client: pg.PoolClient,
  companyId: number,
  condition = '',
): Promise<void> {
  await client.query(
    `update subscriptions set cancelled_at = now()
     where company_id = $1 and plan > 1 and order_id is null and cancelled_at is null ${condition}`,
    [companyId],
  );
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
  await lockPeriods(client, companyId);
  await endGivenPlans(client, companyId, 'and ends_on is null');
  await client.query(
    `insert into subscriptions (company_id, plan, starts_on)
     select $1, 1, $2::date where not exists (
       select from subscriptions where company_id = $1 and plan = 1 and cancelled_at is null)`,
    [companyId, today],
  );
  return readCurrentPlan(client, companyId, today);
}
