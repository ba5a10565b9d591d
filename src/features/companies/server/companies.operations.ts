import {
  listCompanies,
  listPartnerLogos,
  listTopExhibitors,
} from '#features/companies/companies.contract.ts';
import { companyTypeText } from '#features/companies/company-types.ts';
import { findQuestion } from '#features/search/server/public.ts';
import { type Visibility, visibilityBenefits } from '#features/subscriptions/public.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { glanceOrSearch } from '#platform/database/word-search.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { withCountryFallback } from '#platform/geo/country-fallback.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import {
  cardValues,
  glanceCompanyCards,
  searchCompanyCards,
  selectCompanyCards,
  selectPartners,
  selectTopExhibitors,
} from './companies.queries.ts';
import { firstPosition, formatCursor, type ListPosition, positionOf } from './daily-order.ts';

type Asked = { readonly at: ListPosition; readonly limit: number; readonly search?: string };

async function readCards(context: OperationContext, country: string, { at, limit, search }: Asked) {
  const { pool } = context.database;
  const range = cardValues({ country, at, limit }, context.now);
  if (!search) return selectCompanyCards.all(pool, range);
  const searched = { ...range, question: await findQuestion(pool, search) };
  const ways = { glance: glanceCompanyCards.all, search: searchCompanyCards.all };
  return glanceOrSearch(pool, ways, searched, limit);
}

/** Which companies share a page is the day's chance; on it, those that pay to be seen go first. */
function inOrderOfPlace<Row extends { readonly visibility: Visibility }>(rows: readonly Row[]) {
  const placeOf = ({ visibility }: Row) => visibilityBenefits[visibility].place;
  return rows.toSorted((one, other) => placeOf(other) - placeOf(one));
}

const companiesOfCountry = operation(listCompanies, async (input, context) => {
  const { language } = context;
  const position = input.cursor
    ? positionOf(input.cursor, context.now)
    : firstPosition(context.now);
  const { rows, facts } = await withCountryFallback(
    input.country ?? context.visitor.country,
    language,
    (country) =>
      readCards(context, country, {
        at: position,
        limit: input.limit + 1,
        search: input.search,
      }),
  );
  const shown = rows.slice(0, input.limit);
  const last = rows.length > input.limit ? shown.at(-1) : undefined;
  return {
    companies: inOrderOfPlace(shown).map((row) => ({
      id: row.id,
      company_name: inLanguage(language, row.name, row.name_ar),
      company_logo: row.logo,
      company_type_name: translateIn(language)(companyTypeText(row.type)),
      visibility: row.visibility,
    })),
    ...facts,
    next_cursor: last
      ? formatCursor({
          day: position.day,
          lap: last.lap === 0 ? 0 : 1,
          afterKey: last.shuffle_key,
        })
      : null,
  };
});

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

export const companiesOperations: readonly Operation[] = [
  companiesOfCountry,
  partnerLogos,
  topExhibitors,
];
