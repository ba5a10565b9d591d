/** What the app puts together with other features' parts. */

export { CompanyLogo } from './web/company-logo.tsx';
export { CompanyPage, companyHead, loadCompanyPage } from './web/company-page.tsx';
