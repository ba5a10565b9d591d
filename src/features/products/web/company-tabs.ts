import type { CompanyTab } from '#features/companies/public.ts';
import { CompanyBrands, loadCompanyBrands } from './company-brands.tsx';
import { CompanyProducts, loadCompanyProducts } from './company-products.tsx';

/** The tabs of a company's page that this feature fills. */
export const companyProductsTab: CompanyTab = { load: loadCompanyProducts, Body: CompanyProducts };
export const companyBrandsTab: CompanyTab = { load: loadCompanyBrands, Body: CompanyBrands };
