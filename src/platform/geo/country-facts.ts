import * as z from 'zod/mini';

/** Output fields that tell which country a list shows and whether it stands in for the requested one. */
export const countryFacts = {
  country_used: z.string(),
  country_used_name: z.string(),
  country_requested: z.string(),
  country_requested_name: z.string(),
  fallback_used: z.boolean(),
};
