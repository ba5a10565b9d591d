import { companyEntries } from '#features/companies/server/public.ts';
import { listCompanyBranches } from '#features/company-lists/branches/branches.contract.ts';
import { nullable, text } from '#platform/database/columns.ts';
import { branches } from './branches.table.ts';

export const branchesOperations = companyEntries(listCompanyBranches, {
  table: branches,
  columns: {
    phone_country: nullable(text),
    phone: nullable(text),
    email: nullable(text),
    opening_hours: nullable(text),
    coordinates: nullable(text),
  },
  translated: { name: text, address: nullable(text) },
});
