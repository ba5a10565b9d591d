/** What a company has paid for, and what that entitles it to. */
export { currentPlanOf, readCurrentPlan } from './current-plan.ts';
export { hasEntitlement, requireEntitlement } from './entitlements.ts';
export { withinListings } from './listings.ts';
export { cancelPeriod, revivePeriod, startPeriod } from './periods.ts';
export { findPlan } from './plans.queries.ts';
