import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { idCursor } from '#platform/calls/cursor-fields.ts';
import { countryCode, recordId, searchText, wholeNumber } from '#platform/calls/fields.ts';
import { countryFacts } from '#platform/geo/country-facts.ts';
import type { AskedNarrowing } from '#platform/narrowing/asked-narrowing.ts';
import {
  choicesInput,
  choicesOutput,
  narrowedCursor,
  narrowingFields,
} from '#platform/narrowing/narrowing-fields.ts';
import { catalogNarrowing } from './catalog-narrowing.ts';

export const CATALOGS_PER_PAGE = 12;

/** The id of the last catalog shown; the next page has older ones. */
const cursor = z.optional(idCursor);

const catalog = z.object({
  id: z.int(),
  title: z.string(),
  sub_title: z.nullable(z.string()),
  /** An http or https address. */
  link: z.nullable(z.string()),
  /** A file name under Upload/catalogs/. */
  pdf: z.nullable(z.string()),
  /** A picture under Upload/catalogs/: the one the company uploaded, or the first page of the PDF. */
  cover: z.nullable(z.string()),
  company_id: z.int(),
  company_name: z.string(),
  company_logo: z.nullable(z.string()),
});

export const listCatalogs = declareCall({
  method: 'GET',
  path: 'catalogs/catalog-list.php',
  summary: 'Catalogs of a country’s companies, newest first',
  access: 'visitor',
  input: {
    country_code: z.optional(countryCode),
    search: z.optional(searchText),
    ...narrowingFields(catalogNarrowing),
    limit: z._default(wholeNumber({ min: 1, max: 50 }), CATALOGS_PER_PAGE),
    cursor: z.optional(narrowedCursor(idCursor)),
  },
  output: {
    catalogs: z.array(catalog),
    ...countryFacts,
    message: z.nullable(z.string()),
    next_cursor: z.nullable(z.string()),
  },
});

export const listCatalogChoices = declareCall({
  method: 'GET',
  path: 'catalogs/catalog-choices.php',
  summary: 'What a country’s catalogs can be narrowed by, with how many are in each choice',
  access: 'visitor',
  input: choicesInput(catalogNarrowing),
  output: choicesOutput,
});

export const listCompanyCatalogs = declareCall({
  method: 'GET',
  path: 'catalogs/company-catalogs.php',
  summary: 'Catalogs of one listed company, newest first',
  access: 'visitor',
  input: { id: recordId, cursor },
  output: { catalogs: z.array(catalog), next_cursor: z.nullable(z.string()) },
});

/** The input for the first page of the list. The page and its loader share it, so that both ask for the same. */
export function firstCatalogs(country: string, asked: AskedNarrowing = {}) {
  return { country_code: country, ...asked };
}
