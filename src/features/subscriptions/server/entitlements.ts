import type { Plan } from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import {
  type VisibilityBenefits,
  visibilityBenefits,
} from '#features/subscriptions/visibility-benefits.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { columnList } from '#platform/database/column-list.ts';
import { bigint, date } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { rowsOf } from '#platform/database/followed-rows.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Text, TextValues } from '#platform/i18n/texts.ts';
import { currentPlanOf } from './current-plan.ts';
import { planName } from './plan-name.ts';
import { type PlanRow, planColumns, selectPlans } from './plans.queries.ts';
import { plans } from './plans.table.ts';
import { subscriptions } from './subscriptions.table.ts';

type Entitlements = Plan['entitlements'];

/** The entitlements that a plan either includes or does not. */
export type Entitlement = {
  [Key in keyof Entitlements]: Entitlements[Key] extends boolean ? Key : never;
}[keyof Entitlements];

const selectOwnPlan = query({
  name: 'subscriptions.own-plan',
  values: { companyId: bigint, today: date },
  row: planColumns,
  sql: sql`
    select ${columnList(planColumns)} from ${plans}
    where id = ${currentPlanOf(sql`$companyId::bigint`, sql`$today::date`)}`,
  follows: [rowsOf(subscriptions, { company_id: '$companyId' })],
});

/** A company's plan on a day, with everything it includes. */
export async function getOwnPlan(
  connection: Connection,
  companyId: number,
  today: CalendarDate,
): Promise<PlanRow> {
  const plan = await selectOwnPlan.first(connection, { companyId, today });
  if (!plan) throw new Error('There are no plans');
  return plan;
}

/** What the company's plan of that day does for its visibility. */
export async function readVisibilityBenefits(
  connection: Connection,
  companyId: number,
  today: CalendarDate,
): Promise<VisibilityBenefits> {
  return visibilityBenefits[(await getOwnPlan(connection, companyId, today)).visibility];
}

/** 402, to distinguish it from a call that is not for the caller at all: with another plan it would succeed. */
export function planNeeded(text: Text, values: TextValues): CallProblem {
  return new CallProblem('plan_needed', 402, text, { values });
}

/** SQL condition: the company's plan on a day includes matched requests. */
export const includesMatchedRequests = (company: Sql, day: Sql) => sql`
  exists (select from ${plans}
    where id = ${currentPlanOf(company, day)} and matched_requests)`;

type Asked = { readonly companyId: number; readonly language: Language; readonly now: Date };

export async function hasEntitlement(
  connection: Connection,
  entitlement: Entitlement,
  { companyId, now }: Pick<Asked, 'companyId' | 'now'>,
): Promise<boolean> {
  return (await getOwnPlan(connection, companyId, todayAt(now)))[entitlement];
}

/** Throws if the company's plan does not include something, naming the first plan that does. */
export async function requireEntitlement(
  connection: Connection,
  entitlement: Entitlement,
  asked: Asked,
): Promise<void> {
  if (await hasEntitlement(connection, entitlement, asked)) return;
  const all = await selectPlans.all(connection);
  const including = all.find((plan) => plan[entitlement]);
  if (!including) throw planNeeded(texts.noPlanIncludes, {});
  throw planNeeded(texts.planNeeded, { plan: planName(including, asked.language) });
}
