import { BRANCHES_SHOWN, listCompanyBranches } from '#features/branches/branches.contract.ts';
import { requireListedCompany } from '#features/companies/server/public.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { prepared } from '#platform/database/prepared.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';

type BranchRow = {
  id: number;
  name: string;
  name_ar: string | null;
  address: string | null;
  address_ar: string | null;
  phone_country: string | null;
  phone: string | null;
  email: string | null;
};

const selectBranches = prepared<BranchRow>(
  'branches-of-company',
  `select id, name, name_ar, address, address_ar, phone_country, phone, email from branches
   where company_id = $1 and status = 1 order by position, id limit $2`,
);

const branchesOfCompany = operation(listCompanyBranches, async ({ id }, context) => {
  const { language } = context;
  const { pool } = context.database;
  await requireListedCompany(pool, id);
  const rows = await selectBranches(pool, [id, BRANCHES_SHOWN]);
  return {
    branches: rows.map(({ name_ar, address_ar, ...row }) => ({
      ...row,
      name: inLanguage(language, row.name, name_ar),
      address: inLanguage(language, row.address, address_ar),
    })),
  };
});

export const branchesOperations: readonly Operation[] = [branchesOfCompany];
