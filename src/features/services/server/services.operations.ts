import { requireListedCompany } from '#features/companies/server/public.ts';
import { listCompanyServices, SERVICES_SHOWN } from '#features/services/services.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { prepared } from '#platform/database/prepared.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';

type ServiceRow = {
  id: number;
  name: string;
  name_ar: string | null;
  description: string | null;
  description_ar: string | null;
  link: string | null;
};

const selectServices = prepared<ServiceRow>(
  'services-of-company',
  `select id, name, name_ar, description, description_ar, link
   from services where company_id = $1 and status = 1 order by position, id limit $2`,
);

const servicesOfCompany = operation(listCompanyServices, async ({ id }, context) => {
  const { language } = context;
  const { pool } = context.database;
  await requireListedCompany(pool, id);
  const rows = await selectServices(pool, [id, SERVICES_SHOWN]);
  return {
    services: rows.map((row) => ({
      id: row.id,
      name: inLanguage(language, row.name, row.name_ar),
      description: inLanguage(language, row.description, row.description_ar),
      link: row.link,
    })),
  };
});

export const servicesOperations: readonly Operation[] = [servicesOfCompany];
