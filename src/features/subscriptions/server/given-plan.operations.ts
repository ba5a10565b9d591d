import type { AuditSubject } from '#console/audit/audit-subject.ts';
import { recordAction } from '#console/audit/server/audit.ts';
import { getPlanOfCompany, givePlan } from '#features/subscriptions/given-plan.contract.ts';
import { givenPlanTexts as texts } from '#features/subscriptions/given-plan.texts.ts';
import { invalidInput } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { readCurrentPlan } from './current-plan.ts';
import { getOwnPlan } from './entitlements.ts';
import { findGivenPlan, replaceGivenPlan } from './given-plans.ts';
import { lockPeriods } from './lock-periods.ts';
import { planName } from './plan-name.ts';
import { type PlanRow, selectPlans } from './plans.queries.ts';

/** What this feature needs of companies, passed in by the app. */
type Companies = {
  /** Throws if there is no such company. */
  requireCompany(connection: Connection, id: number): Promise<void>;
  readonly companySubject: AuditSubject;
};

/** Plan 1 and the free plan are not given: a company has or buys them by itself. */
const isGivable = (plan: number) => plan > 1;

function planOfCompany({ requireCompany }: Companies): Operation {
  return operation(getPlanOfCompany, async ({ company_id: id }, context) => {
    const { pool } = context.database;
    const today = todayAt(context.now);
    await requireCompany(pool, id);
    const [own, current] = [
      await getOwnPlan(pool, id, today),
      await readCurrentPlan(pool, id, today),
    ];
    const nameOf = (plan: PlanRow) => planName(plan, context.language);
    const plans = (await selectPlans.all(pool)).filter((plan) => isGivable(plan.id));
    return {
      name: nameOf(own),
      ends_on: current.endsOn,
      given: await findGivenPlan(pool, id, today),
      givable: plans.map((plan) => ({ id: plan.id, name: nameOf(plan) })),
    };
  });
}

function givingPlan({ requireCompany, companySubject }: Companies): Operation {
  return operation(givePlan, async ({ company_id: id, plan, ends_on: endsOn }, context) => {
    const { database, caller, language, now } = context;
    const today = todayAt(now);
    if (endsOn !== null && endsOn < today) {
      throw invalidInput([{ field: 'ends_on', text: texts.dateOver }]);
    }
    const wanted = isGivable(plan) ? { plan, ends_on: endsOn } : null;
    await inTransaction(database.pool, async (client) => {
      await requireCompany(client, id);
      await lockPeriods(client, id);
      const before = await findGivenPlan(client, id, today);
      // A repeated request finds the plan given already.
      if (before?.plan === wanted?.plan && before?.ends_on === wanted?.ends_on) return;
      await replaceGivenPlan(client, { companyId: id, today }, wanted);
      await recordAction(client, caller, {
        action: 'update',
        subject: companySubject,
        subjectId: id,
        before,
        after: wanted,
      });
    });
    return { message: translateIn(language)(texts.saved) };
  });
}

/** Companies belong to another feature, so the app passes the functions for them. */
export function givenPlanOperations(companies: Companies): readonly Operation[] {
  return [planOfCompany(companies), givingPlan(companies)];
}
