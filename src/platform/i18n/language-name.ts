import type { Language } from './languages.ts';

/** Those spoken where the portal's companies work, Arabic and English first. */
export const spokenLanguages = [
  ...['ar', 'en', 'fr', 'hi', 'ur', 'fil', 'bn', 'ml', 'ta', 'fa', 'ku', 'tr', 'de', 'it', 'es'],
  ...['ru', 'zh', 'hy', 'am'],
] as const;

const names: Record<Language, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en', { type: 'language' }),
  ar: new Intl.DisplayNames('ar', { type: 'language' }),
};

/** What a language is called in another. */
export function languageName(code: string, language: Language): string {
  return names[language].of(code) ?? code;
}
