/** What the app puts together with other features' parts. */
export type { CompanyTab, CompanyTabProps, CompanyTabs } from './company-tabs.ts';
export { companyTypeText } from './company-types.ts';
export { companyEntriesTab } from './web/company-entries-tab.tsx';
export { companyHead } from './web/company-head.ts';
export { CompanyLogo } from './web/company-logo.tsx';
export { CompanyPage, loadCompanyPage } from './web/company-page.tsx';
