import * as z from 'zod/mini';

/** Which country a list shows, and whether it stands in for the one asked for: part of its answer. */
export const countryFacts = {
  country_used: z.string(),
  country_used_name: z.string(),
  country_requested: z.string(),
  country_requested_name: z.string(),
  fallback_used: z.boolean(),
};
