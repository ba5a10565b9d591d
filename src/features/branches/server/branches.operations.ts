import { listCompanyBranches } from '#features/branches/branches.contract.ts';
import { companyEntries } from '#features/companies/server/public.ts';

export const branchesOperations = companyEntries(listCompanyBranches, {
  name: 'branches',
  columns: ['phone_country', 'phone', 'email'],
  translated: ['name', 'address'],
});
