import { companyEntries } from '#features/companies/server/public.ts';
import { listCompanyDepartments } from '#features/company-lists/departments/departments.contract.ts';
import { nullable, text } from '#platform/database/columns.ts';
import { departments } from './departments.table.ts';

export const departmentsOperations = companyEntries(listCompanyDepartments, {
  table: departments,
  columns: {},
  translated: { name: text, description: nullable(text), head_name: nullable(text) },
});
