import type { Language } from '#platform/i18n/languages.ts';
import { DEFAULT_COUNTRY } from './countries.ts';
import { countryName } from './country-name.ts';

/**
 * Reads a list for the requested country. If it is empty, returns that of the first fallback country that has rows and
 * reports it; if all are empty, the requested country stays.
 */
export async function withCountryFallback<Row>(
  requested: string,
  language: Language,
  read: (country: string) => Promise<Row[]>,
  fallbacks: readonly string[] = [DEFAULT_COUNTRY],
) {
  let used = requested;
  let rows = await read(requested);
  for (const fallback of fallbacks) {
    if (rows.length > 0) break;
    if (fallback === requested) continue;
    used = fallback;
    rows = await read(fallback);
  }
  if (rows.length === 0) used = requested;
  return {
    rows,
    facts: {
      country_used: used,
      country_used_name: countryName(used, language),
      country_requested: requested,
      country_requested_name: countryName(requested, language),
      fallback_used: used !== requested,
    },
  };
}
