/** What a plan includes, for a company's screens. */
export { EntitlementList, MissingEntitlements } from './entitlement-list.tsx';
export { PlanNotice } from './plan-notice.tsx';
