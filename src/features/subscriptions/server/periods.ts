import { bigint, date, int, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { homeDayOf } from '#platform/database/home-days.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { lockPeriods } from './lock-periods.ts';
import { subscriptions } from './subscriptions.table.ts';

/** The day after the company's last period that meets the condition, or `$today` if that is over. */
const firstFreeDay = (others: Sql) => sql`
  greatest($today::date, (select max(other.ends_on) + 1 from ${subscriptions} as other
    where other.company_id = $companyId and other.cancelled_at is null and ${others}))`;

const insertPeriod = command({
  name: 'subscriptions.insert-period',
  values: { companyId: bigint, plan: int, months: int, orderId: text, today: date },
  sql: sql`
    insert into ${subscriptions} (company_id, plan, order_id, starts_on, ends_on)
    select $companyId, $plan, $orderId, first_day,
      (first_day + make_interval(months => $months) - interval '1 day')::date
    from (select ${firstFreeDay(sql`other.plan >= $plan`)} as first_day) as begin`,
});

export type NewPeriod = {
  readonly companyId: number;
  readonly plan: number;
  readonly months: number;
  readonly orderId: string;
  readonly today: CalendarDate;
};

/**
 * Starts a paid period: today, or after what the company has of the same plan or a better one, so that paying again
 * loses no day.
 */
export async function startPeriod(client: Connection, period: NewPeriod): Promise<void> {
  await lockPeriods(client, period.companyId);
  await insertPeriod.run(client, period);
}

const selectPeriod = query({
  name: 'subscriptions.period-of-order',
  values: { orderId: text },
  row: { id: bigint, company_id: bigint },
  sql: sql`select id, company_id from ${subscriptions} where order_id = $orderId`,
});

/** The period of an order, with all periods of its company locked. */
async function lockPeriodOf(client: Connection, orderId: string) {
  const period = await selectPeriod.first(client, { orderId });
  if (period) await lockPeriods(client, period.company_id);
  return period;
}

const selectComing = query({
  name: 'subscriptions.coming-periods',
  values: { companyId: bigint, today: date },
  row: { id: bigint },
  sql: sql`
    select id from ${subscriptions} where company_id = $companyId and cancelled_at is null
      and order_id is not null and starts_on > $today::date order by starts_on, id`,
});

const isBefore = sql`other.plan >= period.plan and other.id <> period.id
  and (other.starts_on, other.id) < (period.starts_on, period.id)`;

const moveUp = command({
  name: 'subscriptions.move-period-up',
  values: { id: bigint, companyId: bigint, today: date },
  sql: sql`
    update ${subscriptions} set starts_on = first_day, ends_on = ends_on - (starts_on - first_day)
    from (select ${firstFreeDay(isBefore)} as first_day
      from ${subscriptions} as period where period.id = $id) as begin
    where id = $id and first_day < starts_on`,
});

/** Moves paid periods that have not begun up to the end of the period before. */
async function closeGaps(client: Connection, companyId: number, today: CalendarDate) {
  for (const { id } of await selectComing.all(client, { companyId, today })) {
    await moveUp.run(client, { id, companyId, today });
  }
}

const cancel = command({
  name: 'subscriptions.cancel-period',
  values: { id: bigint },
  sql: sql`
    update ${subscriptions} set cancelled_at = now() where id = $id and cancelled_at is null`,
});

/**
 * Cancels the period of an order and nothing else: its days end, and later periods move up, so that no other paid day
 * is lost in a gap or overlap.
 */
export async function cancelPeriod(
  client: Connection,
  orderId: string,
  today: CalendarDate,
): Promise<void> {
  const period = await lockPeriodOf(client, orderId);
  if (!period) return;
  const cancelled = await cancel.run(client, { id: period.id });
  if (cancelled > 0) await closeGaps(client, period.company_id, today);
}

const revive = command({
  name: 'subscriptions.revive-period',
  values: { id: bigint, companyId: bigint, today: date },
  sql: sql`
    update ${subscriptions} set cancelled_at = null, starts_on = first_day,
      ends_on = first_day + (ends_on - greatest(starts_on, ended_on))
    from (select ${homeDayOf(sql`period.cancelled_at`)} as ended_on,
        ${firstFreeDay(sql`other.plan >= period.plan`)} as first_day
      from ${subscriptions} as period where period.id = $id) as begin
    where id = $id and cancelled_at is not null`,
});

/** Restores the days that a cancelled period had left, after what the company has by now. */
export async function revivePeriod(
  client: Connection,
  orderId: string,
  today: CalendarDate,
): Promise<void> {
  const period = await lockPeriodOf(client, orderId);
  if (period) await revive.run(client, { id: period.id, companyId: period.company_id, today });
}

const deletePeriods = command({
  name: 'subscriptions.erase-periods',
  values: { companyId: bigint },
  sql: sql`delete from ${subscriptions} where company_id = $companyId`,
});

/** For an erased company. */
export async function erasePeriods(client: Connection, companyId: number): Promise<void> {
  await deletePeriods.run(client, { companyId });
}

/** Ids of all periods of a company, whatever their state. */
export const periodsOf = (company: Sql) =>
  sql`select id from ${subscriptions} where company_id = ${company}`;
