import { countCompanyCatalogs } from '#features/catalogs/server/company-count.ts';
import { SERVICE_PROVIDER } from '#features/companies/company-types.ts';
import { companyCountsOperations } from '#features/companies/server/company-counts.operations.ts';
import type { CompanyCount } from '#features/companies/server/public.ts';
import { countCompanyBranches } from '#features/company-lists/branches/server/company-count.ts';
import { countCompanyDepartments } from '#features/company-lists/departments/server/company-count.ts';
import { countCompanyServices } from '#features/company-lists/services/server/company-count.ts';
import { countCompanyEvents } from '#features/events/server/company-count.ts';
import { countCompanyJobs } from '#features/jobs/server/company-count.ts';
import {
  countCompanyBrands,
  countCompanyProducts,
} from '#features/products/server/company-counts.ts';

/** Counts what the tab shows: see #app/web/offers-tab.tsx. */
const countOffers: CompanyCount = async (connection, of) => {
  const services = of.type === SERVICE_PROVIDER ? await countCompanyServices(connection, of) : 0;
  return services || countCompanyProducts(connection, of);
};

export const companyCounts = companyCountsOperations({
  products: countOffers,
  catalogs: countCompanyCatalogs,
  brands: countCompanyBrands,
  branches: countCompanyBranches,
  department: countCompanyDepartments,
  events: countCompanyEvents,
  jobs: countCompanyJobs,
});
