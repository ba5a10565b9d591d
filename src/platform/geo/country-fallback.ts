import type { Language } from '#platform/i18n/languages.ts';
import { DEFAULT_COUNTRY } from './countries.ts';
import { countryName } from './country-name.ts';

/** Reads a list for the country asked for; where that is empty, for the default one, and says so. */
export async function withCountryFallback<Row>(
  requested: string,
  language: Language,
  read: (country: string) => Promise<Row[]>,
) {
  const own = await read(requested);
  const fallback = own.length === 0 && requested !== DEFAULT_COUNTRY;
  const used = fallback ? DEFAULT_COUNTRY : requested;
  return {
    rows: fallback ? await read(used) : own,
    facts: {
      country_used: used,
      country_used_name: countryName(used, language),
      country_requested: requested,
      country_requested_name: countryName(requested, language),
      fallback_used: fallback,
    },
  };
}
