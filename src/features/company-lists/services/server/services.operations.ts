import { companyEntries } from '#features/companies/server/public.ts';
import { listCompanyServices } from '#features/company-lists/services/services.contract.ts';

export const servicesOperations = companyEntries(listCompanyServices, {
  name: 'services',
  columns: ['link'],
  translated: ['name', 'description'],
});
