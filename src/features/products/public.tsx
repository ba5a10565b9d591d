import type { CompanyTab } from '#features/companies/public.tsx';
import { CompanyBrands, loadCompanyBrands } from './web/company-brands.tsx';
import { CompanyProducts, loadCompanyProducts } from './web/company-products.tsx';

/** What products have to show on a company's page. */
export const companyProductsTab: CompanyTab = { load: loadCompanyProducts, Body: CompanyProducts };
export const companyBrandsTab: CompanyTab = { load: loadCompanyBrands, Body: CompanyBrands };
