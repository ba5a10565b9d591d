import type { Language } from '#platform/i18n/languages.ts';

const names: Record<Language, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  ar: new Intl.DisplayNames('ar', { type: 'region' }),
};

/** The name of a country in a language; the code itself where it names no country. */
export function countryName(code: string, language: Language): string {
  return names[language].of(code) ?? code;
}
