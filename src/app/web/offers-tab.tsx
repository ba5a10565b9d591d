import type { CompanyTab, CompanyTabProps } from '#features/companies/company-tabs.ts';
import { SERVICE_PROVIDER } from '#features/companies/company-types.ts';
import { servicesTab } from '#features/company-lists/services/web/company-services.tsx';
import { companyProductsTab } from '#features/products/web/company-tabs.ts';

function Offers(props: CompanyTabProps) {
  const products = <companyProductsTab.Body {...props} />;
  if (props.companyType !== SERVICE_PROVIDER) return products;
  return <servicesTab.Body {...props} whenEmpty={products} />;
}

/** The tab for products; service providers show their services in it instead. */
export const offersTab: CompanyTab = {
  load: (page, id, query) =>
    Promise.all([companyProductsTab.load(page, id, query), servicesTab.load(page, id, query)]),
  Body: Offers,
};
