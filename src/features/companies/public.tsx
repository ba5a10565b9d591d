/** What the app puts together with other features' parts. */
export type { CompanyTab, CompanyTabProps, CompanyTabs } from './company-tabs.ts';
export { CompanyPage, companyHead, loadCompanyPage } from './web/company-page.tsx';
