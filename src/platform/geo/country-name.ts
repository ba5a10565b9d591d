import type { Language } from '#platform/i18n/languages.ts';

const namesOf = (style: 'long' | 'short'): Record<Language, Intl.DisplayNames> => ({
  en: new Intl.DisplayNames('en', { type: 'region', style }),
  ar: new Intl.DisplayNames('ar', { type: 'region', style }),
});
const names = namesOf('long');
const shortNames = namesOf('short');

/** Countries that are called by what the standard has as their short name, as browsers call them too. */
const calledShortly: ReadonlySet<string> = new Set(['HK', 'MO', 'PS']);

/** The name of a country in a language; the code itself where it names no country. */
export function countryName(code: string, language: Language): string {
  return (calledShortly.has(code) ? shortNames : names)[language].of(code) ?? code;
}
