import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { countryCode } from '#platform/calls/fields.ts';
import { countryFacts } from '#platform/geo/country-facts.ts';

export const countContents = declareCall({
  method: 'GET',
  path: 'home/counts.php',
  summary: 'How much a country has to show; each kind is counted up to ten thousand',
  access: 'visitor',
  input: { country: z.optional(countryCode) },
  output: {
    counts: z.object({
      products: z.int(),
      companies: z.int(),
      catalogs: z.int(),
      events: z.int(),
      jobs: z.int(),
    }),
    ...countryFacts,
  },
});
