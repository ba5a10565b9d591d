import type { Connection } from '#platform/database/connection.ts';
import { type PlanRow, selectPlan } from './plans.queries.ts';

/** A plan with its price and what it entitles to. */
export async function findPlan(connection: Connection, id: number): Promise<PlanRow | undefined> {
  const [plan] = await selectPlan(connection, [id]);
  return plan;
}

export { currentPlanOf, readCurrentPlan } from './current-plan.ts';
export { hasEntitlement, requireEntitlement } from './entitlements.ts';
export { withinListings } from './listings.ts';
export { cancelPeriod, revivePeriod, startPeriod } from './periods.ts';
export { remindOfEnds } from './remind.ts';
