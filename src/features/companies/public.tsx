/** What the app puts together with other features' parts. */
export type { CompanyTab, CompanyTabProps, CompanyTabs } from './company-tabs.ts';
export { CompanyLogo } from './web/company-logo.tsx';
export { CompanyPage, companyHead, loadCompanyPage } from './web/company-page.tsx';
