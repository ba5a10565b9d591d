/** Parts of the dashboard that say what a plan includes and how much of it is used. */

export { useEntitlementRows } from './web/entitlement-rows.tsx';
export { ListingsNotice } from './web/listings-notice.tsx';
