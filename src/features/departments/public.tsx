/** What the company page shows of this feature. */
export { departmentsTab } from './web/company-departments.tsx';
