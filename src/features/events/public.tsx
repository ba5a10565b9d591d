/** What the app puts together with other features' parts. */
export { companyEventsTab } from './web/company-events.tsx';
