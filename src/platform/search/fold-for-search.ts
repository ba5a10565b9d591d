import { toLatinDigits } from '#platform/i18n/latin-digits.ts';

/** Most texts have nothing to fold but their case. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);

/**
 * Folds what people do not type exactly: case, Latin accents, Arabic vowel marks and tatweel, the forms of alef, final
 * ya
 * and ta marbuta, and Arabic-Indic digits. The database function fold_for_search must do the same.
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
