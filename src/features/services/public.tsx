/** What the company page shows of this feature. */
export { servicesTab } from './web/company-services.tsx';
