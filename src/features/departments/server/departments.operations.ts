import { requireListedCompany } from '#features/companies/server/public.ts';
import {
  DEPARTMENTS_SHOWN,
  listCompanyDepartments,
} from '#features/departments/departments.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { prepared } from '#platform/database/prepared.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';

type DepartmentRow = {
  id: number;
  name: string;
  name_ar: string | null;
  description: string | null;
  description_ar: string | null;
  head_name: string | null;
  head_name_ar: string | null;
};

const selectDepartments = prepared<DepartmentRow>(
  'departments-of-company',
  `select id, name, name_ar, description, description_ar, head_name, head_name_ar
   from departments where company_id = $1 and status = 1 order by position, id limit $2`,
);

const departmentsOfCompany = operation(listCompanyDepartments, async ({ id }, context) => {
  const { language } = context;
  const { pool } = context.database;
  await requireListedCompany(pool, id);
  const rows = await selectDepartments(pool, [id, DEPARTMENTS_SHOWN]);
  return {
    departments: rows.map((row) => ({
      id: row.id,
      name: inLanguage(language, row.name, row.name_ar),
      description: inLanguage(language, row.description, row.description_ar),
      head_name: inLanguage(language, row.head_name, row.head_name_ar),
    })),
  };
});

export const departmentsOperations: readonly Operation[] = [departmentsOfCompany];
