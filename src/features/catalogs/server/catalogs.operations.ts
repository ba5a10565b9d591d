import { catalogNarrowing } from '#features/catalogs/catalog-narrowing.ts';
import {
  CATALOGS_PER_PAGE,
  listCatalogChoices,
  listCatalogs,
  listCompanyCatalogs,
} from '#features/catalogs/catalogs.contract.ts';
import { catalogsTexts } from '#features/catalogs/catalogs.texts.ts';
import { requireListedCompany } from '#features/companies/server/public.ts';
import type { ParsedInput } from '#platform/calls/call.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { withCountryFallback } from '#platform/geo/country-fallback.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { findWebAddress } from '#platform/links/web-address.ts';
import { isDefaultList } from '#platform/narrowing/server/asked-of-list.ts';
import { narrowedCatalogs } from './catalog-list.ts';
import { type CatalogRow, selectCatalogs, selectCompanyCatalogs } from './catalogs.queries.ts';

const rangeOf = (cursor: string | undefined, limit: number) => ({
  before: Number(cursor ?? Number.MAX_SAFE_INTEGER),
  atMost: limit + 1,
});

/** One row more than the page needs was read, to see whether the list continues. */
function pageOf(rows: readonly CatalogRow[], limit: number, language: Language) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    catalogs: shown.map((row) => ({
      id: row.id,
      title: inLanguage(language, row.title, row.title_ar),
      sub_title: inLanguage(language, row.sub_title, row.sub_title_ar),
      link: findWebAddress(row.link) ?? null,
      pdf: row.pdf,
      cover: row.cover,
      company_id: row.company_id,
      company_name: inLanguage(language, row.company_name, row.company_name_ar),
      company_logo: row.company_logo,
    })),
    next_cursor: last ? String(last.id) : null,
  };
}

type PlainInput = {
  readonly country_code?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/** The list without filters; the answer says which country it shows. */
function readPlain(
  { country_code, cursor, limit }: PlainInput,
  { database, visitor, language }: OperationContext,
) {
  return withCountryFallback(country_code ?? visitor.country, language, (country) =>
    selectCatalogs.all(database.pool, { country, ...rangeOf(cursor, limit) }),
  );
}

async function readNarrowed(input: ParsedInput<typeof listCatalogs>, context: OperationContext) {
  const { country_code, limit } = input;
  const { facts } = await readPlain({ country_code, limit: 1 }, context);
  const rows = await narrowedCatalogs.readPage(input, facts.country_used, context);
  const next_cursor = narrowedCatalogs.nextCursor(rows, limit);
  return { facts, ...pageOf(rows, limit, context.language), next_cursor };
}

const catalogsOfCountry = operation(listCatalogs, async (input, context) => {
  const { language } = context;
  const told = (shown: number) =>
    shown === 0 ? translateIn(language)(catalogsTexts.noneFound) : null;
  if (isDefaultList(catalogNarrowing, input)) {
    const { rows, facts } = await readPlain(input, context);
    return { ...pageOf(rows, input.limit, language), ...facts, message: told(rows.length) };
  }
  const { facts, ...page } = await readNarrowed(input, context);
  return { ...page, ...facts, message: told(page.catalogs.length) };
});

const catalogChoices = operation(listCatalogChoices, async (input, context) => {
  const { facts } = await readPlain({ country_code: input.country, limit: 1 }, context);
  return { ...(await narrowedCatalogs.readChoices(input, facts.country_used, context)), ...facts };
});

const catalogsOfCompany = operation(listCompanyCatalogs, async (input, context) => {
  const { pool } = context.database;
  await requireListedCompany(pool, input.id);
  const asked = { company: input.id, ...rangeOf(input.cursor, CATALOGS_PER_PAGE) };
  const rows = await selectCompanyCatalogs.all(pool, asked);
  return pageOf(rows, CATALOGS_PER_PAGE, context.language);
});

export const catalogsOperations: readonly Operation[] = [
  catalogsOfCountry,
  catalogChoices,
  catalogsOfCompany,
];
