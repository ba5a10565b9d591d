import { DEFAULT_PHONE_CODE } from '#features/accounts/profile/profile.contract.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { gulfAndLevant } from '#platform/geo/gulf-and-levant.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import { lookup } from '#platform/lookups/lookup.ts';

export type PhoneCountry = { readonly name: string; readonly phonecode: string };

/** Countries with a dialling code, sorted by name. */
export function callableCountries<Country extends PhoneCountry>(
  countries: readonly Country[],
  language: Language,
): readonly Country[] {
  return countries
    .filter(({ phonecode }) => Number(phonecode) > 0)
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/** The countries offered while the list cannot be loaded. */
export function fallbackCountries(
  language: Language,
): readonly (PhoneCountry & { readonly shortname: string })[] {
  const countries = gulfAndLevant.map(({ code, phoneCode }) => ({
    name: countryName(code, language),
    shortname: code,
    phonecode: phoneCode,
  }));
  return callableCountries(countries, language);
}

/** For codes that several countries share, the country that most people mean. */
const usual: Readonly<Record<string, string>> = lookup({
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  212: 'MA',
  262: 'RE',
  358: 'FI',
  590: 'GP',
  599: 'CW',
});

/** The country to show for a dialling code. */
export function countryOfCode(
  countries: readonly PhoneCountry[],
  code: string,
  language: Language,
): PhoneCountry | undefined {
  const sharing = countries.filter(({ phonecode }) => phonecode === code);
  const name = usual[code] && countryName(usual[code], language);
  return sharing.find((country) => country.name === name) ?? sharing[0];
}

/** A shorter number without a prefix counts as national. */
const SHORTEST_INTERNATIONAL = 10;

function internationalDigits(phone: string): string | undefined {
  const text = toLatinDigits(phone).replace(/[^\d+]/g, '');
  if (/^(\+|00)/.test(text)) return text.replace(/^(\+|00)/, '');
  return text.length >= SHORTEST_INTERNATIONAL && !text.startsWith('0') ? text : undefined;
}

/** The dialling code at the beginning of a number: after a plus, after 00, or without either. */
export function guessPhoneCode(
  phone: string,
  countries: readonly PhoneCountry[],
): string | undefined {
  const digits = internationalDigits(phone);
  if (!digits) return undefined;
  const codes = countries.map(({ phonecode }) => phonecode);
  const fitting = codes.filter((code) => digits.startsWith(code));
  return fitting.sort((a, b) => b.length - a.length)[0];
}

/** The code to preselect: the stored one, else the one in the number, else Kuwait's. */
export function startingCode(
  { phone, phone_country }: { phone: string; phone_country: string | null },
  countries: readonly PhoneCountry[],
): string {
  const stored = phone_country?.replace(/^\+/, '');
  if (stored && countries.some(({ phonecode }) => phonecode === stored)) return stored;
  return guessPhoneCode(phone, countries) ?? DEFAULT_PHONE_CODE;
}
