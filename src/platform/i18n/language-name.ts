import { formatsByNeed } from './formats-by-need.ts';
import type { Language } from './languages.ts';

/** Languages spoken where the portal's companies work, Arabic and English first. */
export const spokenLanguages = [
  ...['ar', 'en', 'fr', 'hi', 'ur', 'fil', 'bn', 'ml', 'ta', 'fa', 'ku', 'tr', 'de', 'it', 'es'],
  ...['ru', 'zh', 'hy', 'am'],
] as const;

const namesIn = formatsByNeed(
  (language: Language) => new Intl.DisplayNames(language, { type: 'language' }),
);

/** The name of a language in another one. */
export function languageName(code: string, language: Language): string {
  return namesIn(language).of(code) ?? code;
}
