/** What a plan includes, for the screens of a company. */
export { EntitlementList, MissingEntitlements } from './entitlement-list.tsx';
export { PlanNotice } from './plan-notice.tsx';
