import type { Language } from './languages.ts';

/** Stored content in the reader's language; where there is no Arabic, what there is. */
export function inLanguage(language: Language, latin: string, arabic: string | null): string;
export function inLanguage(
  language: Language,
  latin: string | null,
  arabic: string | null,
): string | null;
export function inLanguage(language: Language, latin: string | null, arabic: string | null) {
  return language === 'ar' ? (arabic ?? latin) : latin;
}
