import type { Language } from './languages.ts';
import { keepLatinOrder } from './latin-order.ts';

type Stored = string | null;

/** Stored content in the reader's language, unchanged: to be stored, passed to programs or parsed. */
export function writtenIn(language: Language, latin: string, arabic: Stored): string;
export function writtenIn(language: Language, latin: Stored, arabic: Stored): Stored;
export function writtenIn(language: Language, latin: Stored, arabic: Stored) {
  return language === 'ar' ? (arabic ?? latin) : latin;
}

/** Stored content in the reader's language, for display; falls back to the Latin version if there is no Arabic. */
export function inLanguage(language: Language, latin: string, arabic: Stored): string;
export function inLanguage(language: Language, latin: Stored, arabic: Stored): Stored;
export function inLanguage(language: Language, latin: Stored, arabic: Stored) {
  const written = writtenIn(language, latin, arabic);
  return language === 'ar' && written !== null ? keepLatinOrder(written) : written;
}
