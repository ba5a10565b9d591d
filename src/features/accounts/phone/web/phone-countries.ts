import { DEFAULT_PHONE_CODE } from '#features/accounts/profile/profile.contract.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { gulfAndLevant } from '#platform/geo/gulf-and-levant.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';

export type PhoneCountry = { readonly name: string; readonly phonecode: string };

/** Countries one can be called in, sorted by their names. */
export function callableCountries<Country extends PhoneCountry>(
  countries: readonly Country[],
  language: Language,
): readonly Country[] {
  return countries
    .filter(({ phonecode }) => Number(phonecode) > 0)
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/** What is offered while the server cannot be asked. */
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

/** Where several countries share a code, the one most people mean by it. */
const usual: Readonly<Record<string, string>> = {
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
};

/** The country to show for a code. */
export function countryOfCode(
  countries: readonly PhoneCountry[],
  code: string,
  language: Language,
): PhoneCountry | undefined {
  const sharing = countries.filter(({ phonecode }) => phonecode === code);
  const name = usual[code] && countryName(usual[code], language);
  return sharing.find((country) => country.name === name) ?? sharing[0];
}

/** Shorter than this a number without a prefix is one within its country. */
const SHORTEST_INTERNATIONAL = 10;

function internationalDigits(phone: string): string | undefined {
  const text = toLatinDigits(phone).replace(/[^\d+]/g, '');
  if (/^(\+|00)/.test(text)) return text.replace(/^(\+|00)/, '');
  return text.length >= SHORTEST_INTERNATIONAL && !text.startsWith('0') ? text : undefined;
}

/** The code a number begins with: after a plus, after 00, or as it stands. */
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

/** The code to begin with: the stored one, else the number's own, else Kuwait's. */
export function startingCode(
  { phone, phone_country }: { phone: string; phone_country: string | null },
  countries: readonly PhoneCountry[],
): string {
  const stored = phone_country?.replace(/^\+/, '');
  if (stored && countries.some(({ phonecode }) => phonecode === stored)) return stored;
  return guessPhoneCode(phone, countries) ?? DEFAULT_PHONE_CODE;
}
