import * as z from 'zod/mini';
import { doneOutput } from '#console/paged-list.contract.ts';
import { declareCall } from '#platform/calls/call.ts';
import { countryCode, recordId } from '#platform/calls/fields.ts';
import { showcaseTexts } from './showcase.texts.ts';

/** Lists that operators order by hand: partner logos for the whole site, top exhibitors per country. */
export const showcases = ['partners', 'top'] as const;
export const MOST_SHOWN = 50;

/** Top exhibitors are kept per country, so that list needs one. */
function checkCountry({ list, country }: Readonly<Record<string, unknown>>) {
  return list === 'top' && country === undefined
    ? [{ field: 'country', text: showcaseTexts.countryRequired }]
    : [];
}

const ofList = { list: z.enum(showcases), country: z.optional(countryCode) };

export const getShowcase = declareCall({
  method: 'GET',
  path: 'admin/showcase/get.php',
  summary: 'The partner logos or the top exhibitors of a country, in their order',
  access: 'admin',
  input: ofList,
  check: checkCountry,
  output: {
    companies: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        name_ar: z.nullable(z.string()),
        logo: z.nullable(z.string()),
        country: z.string(),
        listed: z.boolean(),
      }),
    ),
  },
});

export const orderShowcase = declareCall({
  method: 'POST',
  path: 'admin/showcase/order.php',
  summary: 'Says which companies such a list has, in which order',
  access: 'admin',
  input: { ...ofList, company_ids: z.array(recordId).check(z.maxLength(MOST_SHOWN)) },
  check: checkCountry,
  output: doneOutput,
});
