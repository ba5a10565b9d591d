import type { CompanyTab } from '#features/companies/public.ts';
import { CompanyBrands, loadCompanyBrands } from './company-brands.tsx';
import { CompanyProducts, loadCompanyProducts } from './company-products.tsx';

/** What products have to show on a company's page. */
export const companyProductsTab: CompanyTab = { load: loadCompanyProducts, Body: CompanyProducts };
export const companyBrandsTab: CompanyTab = { load: loadCompanyBrands, Body: CompanyBrands };
