/** Components that show a company. */

export { categoryText } from '#features/companies/exhibitors/web/category-text.ts';
export { companyEntriesTab } from './company-entries-tab.tsx';
export { CompanyHighlight } from './company-highlight.tsx';
export { CompanyLogo } from './company-logo.tsx';
