import { listPartnerLogos, listTopExhibitors } from '#features/companies/companies.contract.ts';
import { companyTypeText } from '#features/companies/company-types.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { withCountryFallback } from '#platform/geo/country-fallback.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { selectPartners, selectTopExhibitors } from './companies.queries.ts';

const partnerLogos = operation(listPartnerLogos, async ({ limit }, { database, language }) => {
  const rows = await selectPartners.all(database.pool, { atMost: limit });
  return {
    partners: rows.map((row) => ({
      id: row.id,
      company_name: inLanguage(language, row.name, row.name_ar),
      company_logo: row.logo,
    })),
  };
});

const topExhibitors = operation(listTopExhibitors, async (input, context) => {
  const { database, language, now } = context;
  const { rows, facts } = await withCountryFallback(
    input.country ?? context.visitor.country,
    language,
    (country) =>
      selectTopExhibitors.all(database.pool, {
        country,
        atMost: input.limit,
        today: todayAt(now),
      }),
  );
  return {
    exhibitors: rows.map((row) => ({
      id: row.id,
      company_name: inLanguage(language, row.name, row.name_ar),
      company_logo: row.logo,
      company_type_name: translateIn(language)(companyTypeText(row.type)),
    })),
    ...facts,
  };
});

export const companiesOperations: readonly Operation[] = [partnerLogos, topExhibitors];
