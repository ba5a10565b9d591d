import { toLatinDigits } from '#platform/i18n/latin-digits.ts';

/** Most of what is typed and stored has nothing to fold but its case. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);

/**
 * Folds what people do not type exactly: case, Latin accents, Arabic vowel marks and tatweel, the
 * forms of alef, final ya and ta marbuta, and Arabic-Indic digits. The database's fold_for_search
 * is its twin.
 */
export function foldForSearch(text: string): string {
  if (isPlain(text)) return text.toLowerCase().trim();
  return toLatinDigits(text.normalize('NFKD'))
    .replace(/[\u0640\p{M}]/gu, '')
    .replace(/[\u0671-\u0673]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase()
    .trim();
}
