import { companyEntries } from '#features/companies/server/public.ts';
import { listCompanyBranches } from '#features/company-lists/branches/branches.contract.ts';

export const branchesOperations = companyEntries(listCompanyBranches, {
  name: 'branches',
  columns: ['phone_country', 'phone', 'email'],
  translated: ['name', 'address'],
});
