import type { CompanyTabs } from '#features/companies/company-tabs.ts';

/** Which feature fills which tab of a company's page. */
export const companyTabs: CompanyTabs = {};
