import type { Language } from './languages.ts';
import { keepLatinOrder } from './latin-order.ts';

type Stored = string | null;

/** Stored content in the reader's language as it was written: to be stored, handed to programs, or taken apart. */
export function writtenIn(language: Language, latin: string, arabic: Stored): string;
export function writtenIn(language: Language, latin: Stored, arabic: Stored): Stored;
export function writtenIn(language: Language, latin: Stored, arabic: Stored) {
  return language === 'ar' ? (arabic ?? latin) : latin;
}

/** Stored content in the reader's language, to be read; where there is no Arabic, what there is. */
export function inLanguage(language: Language, latin: string, arabic: Stored): string;
export function inLanguage(language: Language, latin: Stored, arabic: Stored): Stored;
export function inLanguage(language: Language, latin: Stored, arabic: Stored) {
  const written = writtenIn(language, latin, arabic);
  return language === 'ar' && written !== null ? keepLatinOrder(written) : written;
}
