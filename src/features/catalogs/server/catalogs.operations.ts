import {
  CATALOGS_PER_PAGE,
  listCatalogs,
  listCompanyCatalogs,
} from '#features/catalogs/catalogs.contract.ts';
import { catalogsTexts } from '#features/catalogs/catalogs.texts.ts';
import { requireListedCompany } from '#features/companies/server/public.ts';
import { findQuestion } from '#features/search/server/public.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { glanceOrSearch } from '#platform/database/word-search.ts';
import { withCountryFallback } from '#platform/geo/country-fallback.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { findWebAddress } from '#platform/links/web-address.ts';
import {
  type CatalogRow,
  glanceCatalogs,
  searchCatalogs,
  selectCatalogs,
  selectCompanyCatalogs,
} from './catalogs.queries.ts';

const rangeOf = (cursor: string | undefined) => ({
  before: Number(cursor ?? Number.MAX_SAFE_INTEGER),
  atMost: CATALOGS_PER_PAGE + 1,
});

/** One row more than a page was read: whether it is there says whether the list goes on. */
function pageOf(rows: readonly CatalogRow[], language: Language) {
  const shown = rows.slice(0, CATALOGS_PER_PAGE);
  const last = rows.length > CATALOGS_PER_PAGE ? shown.at(-1) : undefined;
  return {
    catalogs: shown.map((row) => ({
      id: row.id,
      title: inLanguage(language, row.title, row.title_ar),
      sub_title: inLanguage(language, row.sub_title, row.sub_title_ar),
      link: findWebAddress(row.link) ?? null,
      company_id: row.company_id,
      company_name: inLanguage(language, row.company_name, row.company_name_ar),
      company_logo: row.company_logo,
    })),
    next_cursor: last ? String(last.id) : null,
  };
}

type ListInput = { search?: string; cursor?: string };

async function readCatalogs(context: OperationContext, country: string, input: ListInput) {
  const { pool } = context.database;
  const asked = { country, ...rangeOf(input.cursor) };
  if (!input.search) return selectCatalogs.all(pool, asked);
  const searched = { ...asked, question: await findQuestion(pool, input.search) };
  const ways = { glance: glanceCatalogs.all, search: searchCatalogs.all };
  return glanceOrSearch(pool, ways, searched, asked.atMost);
}

const catalogsOfCountry = operation(listCatalogs, async (input, context) => {
  const { language } = context;
  const { rows, facts } = await withCountryFallback(
    input.country_code ?? context.visitor.country,
    language,
    (country) => readCatalogs(context, country, input),
  );
  return {
    ...pageOf(rows, language),
    ...facts,
    message: rows.length === 0 ? translateIn(language)(catalogsTexts.noneFound) : null,
  };
});

const catalogsOfCompany = operation(listCompanyCatalogs, async (input, context) => {
  const { pool } = context.database;
  await requireListedCompany(pool, input.id);
  const asked = { company: input.id, ...rangeOf(input.cursor) };
  return pageOf(await selectCompanyCatalogs.all(pool, asked), context.language);
});

export const catalogsOperations: readonly Operation[] = [catalogsOfCountry, catalogsOfCompany];
