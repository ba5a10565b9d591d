import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { idCursor } from '#platform/calls/cursor-fields.ts';
import { countryCode, recordId, searchText } from '#platform/calls/fields.ts';
import { countryFacts } from '#platform/geo/country-facts.ts';

export const CATALOGS_PER_PAGE = 12;

/** The id of the last catalog shown; the list goes on with older ones. */
const cursor = z.optional(idCursor);

const catalog = z.object({
  id: z.int(),
  title: z.string(),
  sub_title: z.nullable(z.string()),
  /** http or https, or none. */
  link: z.nullable(z.string()),
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
    cursor,
  },
  output: {
    catalogs: z.array(catalog),
    ...countryFacts,
    message: z.nullable(z.string()),
    next_cursor: z.nullable(z.string()),
  },
});

export const listCompanyCatalogs = declareCall({
  method: 'GET',
  path: 'catalogs/company-catalogs.php',
  summary: 'Catalogs of one listed company, newest first',
  access: 'visitor',
  input: { id: recordId, cursor },
  output: { catalogs: z.array(catalog), next_cursor: z.nullable(z.string()) },
});

/** The first page of the list, as the page and its loader ask for it. */
export function firstCatalogs(country: string, search: string) {
  return { country_code: country, ...(search ? { search } : {}) };
}
