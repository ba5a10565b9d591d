import { formatsByNeed } from './formats-by-need.ts';
import type { Language } from './languages.ts';

/** Those spoken where the portal's companies work, Arabic and English first. */
export const spokenLanguages = [
  ...['ar', 'en', 'fr', 'hi', 'ur', 'fil', 'bn', 'ml', 'ta', 'fa', 'ku', 'tr', 'de', 'it', 'es'],
  ...['ru', 'zh', 'hy', 'am'],
] as const;

const namesIn = formatsByNeed(
  (language: Language) => new Intl.DisplayNames(language, { type: 'language' }),
);

/** What a language is called in another. */
export function languageName(code: string, language: Language): string {
  return namesIn(language).of(code) ?? code;
}
