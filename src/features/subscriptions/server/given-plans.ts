import { planIds } from '#features/subscriptions/subscriptions.contract.ts';
import { bigint, date, int, nullable, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { type CurrentPlan, readCurrentPlan } from './current-plan.ts';
import { lockPeriods } from './lock-periods.ts';
import { subscriptions } from './subscriptions.table.ts';

export type GivenPlan = { readonly plan: number; readonly ends_on: CalendarDate | null };

const isGiven = sql`
  company_id = $companyId and plan > 1 and order_id is null and cancelled_at is null`;

const selectGiven = query({
  name: 'subscriptions.given-plan',
  values: { companyId: bigint, today: date },
  row: { plan: oneOf(planIds), ends_on: nullable(text) },
  sql: sql`
    select plan, ends_on::text from ${subscriptions}
    where ${isGiven} and (ends_on is null or ends_on >= $today::date)
    order by plan desc limit 1`,
});

/** The best current plan that the company was given, if any. */
export async function findGivenPlan(
  connection: Connection,
  companyId: number,
  today: CalendarDate,
): Promise<GivenPlan | null> {
  return (await selectGiven.first(connection, { companyId, today })) ?? null;
}

const insertGiven = command({
  name: 'subscriptions.give-plan',
  values: { companyId: bigint, plan: int, today: date, endsOn: nullable(date) },
  sql: sql`
    insert into ${subscriptions} (company_id, plan, starts_on, ends_on)
    values ($companyId, $plan, $today, $endsOn)`,
});

const endGiven = command({
  name: 'subscriptions.end-given-plans',
  values: { companyId: bigint },
  sql: sql`update ${subscriptions} set cancelled_at = now() where ${isGiven}`,
});

const endEndlessGiven = command({
  name: 'subscriptions.end-endless-given-plans',
  values: { companyId: bigint },
  sql: sql`
    update ${subscriptions} set cancelled_at = now() where ${isGiven} and ends_on is null`,
});

type Giving = { readonly companyId: number; readonly today: CalendarDate };

/** Replaces the company's given plan; paid periods are not affected. */
export async function replaceGivenPlan(
  client: Connection,
  { companyId, today }: Giving,
  wanted: GivenPlan | null,
): Promise<void> {
  await endGiven.run(client, { companyId });
  if (!wanted) return;
  const { plan, ends_on: endsOn } = wanted;
  await insertGiven.run(client, { companyId, plan, today, endsOn });
}

const insertBasic = command({
  name: 'subscriptions.set-basic-plan',
  values: { companyId: bigint, today: date },
  sql: sql`
    insert into ${subscriptions} (company_id, plan, starts_on)
    select $companyId, 1, $today::date where not exists (
      select from ${subscriptions}
      where company_id = $companyId and plan = 1 and cancelled_at is null)`,
});

/**
 * Gives the Basic Plan, once, and returns the company's plan of today. A better given plan without an end is dropped;
 * one with an end runs until then.
 */
export async function setBasicPlan(
  client: Connection,
  companyId: number,
  today: CalendarDate,
): Promise<CurrentPlan> {
  await lockPeriods(client, companyId);
  await endEndlessGiven.run(client, { companyId });
  await insertBasic.run(client, { companyId, today });
  return readCurrentPlan(client, companyId, today);
}
