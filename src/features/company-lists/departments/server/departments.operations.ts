import { companyEntries } from '#features/companies/server/public.ts';
import { listCompanyDepartments } from '#features/company-lists/departments/departments.contract.ts';

export const departmentsOperations = companyEntries(listCompanyDepartments, {
  name: 'departments',
  columns: [],
  translated: ['name', 'description', 'head_name'],
});
