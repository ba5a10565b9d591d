/** What the app puts together with other features' parts. */
export { CompanyPage, companyHead, loadCompanyPage } from './web/company-page.tsx';
