/** A company's plan, and what that plan includes. */
export { currentPlanOf, readCurrentPlan } from './current-plan.ts';
export { type EndingPeriod, lockEndingPeriods } from './ending-periods.ts';
export {
  getOwnPlan,
  hasEntitlement,
  includesMatchedRequests,
  readVisibilityBenefits,
  requireEntitlement,
} from './entitlements.ts';
export { withinListings } from './listings.ts';
export { lockPeriods } from './lock-periods.ts';
export { paidPeriods } from './paid-periods.view.ts';
export { cancelPeriod, erasePeriods, periodsOf, revivePeriod, startPeriod } from './periods.ts';
export { planFacts } from './plan-facts.view.ts';
export { planName } from './plan-name.ts';
export { findPlan } from './plans.queries.ts';
