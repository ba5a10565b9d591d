/** What a plan includes, for the screens of a company. */
export { useEntitlementRows } from './entitlement-rows.tsx';
export { PlanNotice } from './plan-notice.tsx';
