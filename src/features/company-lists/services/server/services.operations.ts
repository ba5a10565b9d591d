import { companyEntries } from '#features/companies/server/public.ts';
import { listCompanyServices } from '#features/company-lists/services/services.contract.ts';
import { nullable, text } from '#platform/database/columns.ts';
import { services } from './services.table.ts';

export const servicesOperations = companyEntries(listCompanyServices, {
  table: services,
  columns: { link: nullable(text) },
  translated: { name: text, description: nullable(text) },
});
