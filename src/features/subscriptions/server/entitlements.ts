import type { Plan } from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import type { Connection } from '#platform/database/connection.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { readCurrentPlan } from './periods.ts';
import { type PlanRow, selectPlans } from './plans.queries.ts';

type Entitlements = Plan['entitlements'];

/** What a plan either includes or does not. */
export type Entitlement = {
  [Key in keyof Entitlements]: Entitlements[Key] extends boolean ? Key : never;
}[keyof Entitlements];

function refusal(including: PlanRow | undefined, language: Language): CallProblem {
  const text = including ? texts.planNeeded : texts.noPlanIncludes;
  const values = { plan: including ? inLanguage(language, including.name, including.name_ar) : '' };
  return new CallProblem('plan_needed', 403, text, { issues: [{ field: 'plan', text, values }] });
}

type Asked = { readonly companyId: number; readonly language: Language; readonly now: Date };

/** Refuses what the company's plan does not include, naming the first plan that does. */
export async function requireEntitlement(
  connection: Connection,
  entitlement: Entitlement,
  { companyId, language, now }: Asked,
): Promise<void> {
  const [plans, current] = await Promise.all([
    selectPlans(connection, []),
    readCurrentPlan(connection, companyId, todayAt(now)),
  ]);
  const own = plans.find(({ id }) => id === current.plan);
  if (own?.[entitlement]) return;
  throw refusal(
    plans.find((plan) => plan[entitlement]),
    language,
  );
}
