import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { Language } from '#platform/i18n/languages.ts';
import { countryName } from './country-name.ts';

export type Country = {
  readonly code: string;
  readonly name: string;
  /** Dialling code, digits only. */
  readonly phoneCode: string;
};

const codes: readonly CountryCode[] = getCountries();
const known: ReadonlySet<string> = new Set(codes);

/** Where the visitor's own country is not known or has nothing to show. */
export const DEFAULT_COUNTRY = 'KW';

export function isCountry(code: string): boolean {
  return known.has(code);
}

/** Every country with a dialling code, sorted by its name in the language. */
export function listCountries(language: Language): readonly Country[] {
  return codes
    .map((code) => ({
      code,
      name: countryName(code, language),
      phoneCode: getCountryCallingCode(code),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
