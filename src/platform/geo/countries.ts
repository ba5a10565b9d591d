import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { Language } from '#platform/i18n/languages.ts';
import { countryName } from './country-name.ts';

export type Country = {
  readonly code: string;
  readonly name: string;
  /** The dialling code, digits only. */
  readonly phoneCode: string;
};

const codes: readonly CountryCode[] = getCountries();
const known: ReadonlySet<string> = new Set(codes);

/** The country for visitors whose own is unknown or has nothing to show. */
export const DEFAULT_COUNTRY = 'KW';

export function isCountry(code: string): boolean {
  return known.has(code);
}

/** All countries with a dialling code, sorted by their names in the language. */
export function listCountries(language: Language): readonly Country[] {
  return codes
    .map((code) => ({
      code,
      name: countryName(code, language),
      phoneCode: getCountryCallingCode(code),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
