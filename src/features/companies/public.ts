/** For features that fill a tab of a company's page or show companies. */

export { companyCategories } from './category-names.ts';
export { listTopExhibitors, TOP_EXHIBITORS_ASKED } from './companies.contract.ts';
export type { CompanyTab, CompanyTabProps } from './company-tabs.ts';
export { companyTypeText, companyTypeTexts } from './company-types.ts';
export { countsAs } from './contact-clicks/contact-kinds.ts';
