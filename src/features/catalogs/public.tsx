/** What the company page shows of this feature. */
export { catalogsTab } from './web/company-catalogs.tsx';
