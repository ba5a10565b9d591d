/**
 * Folds what people do not type exactly: case, Latin accents, Arabic vowel marks and tatweel, the
 * forms of alef, final ya and ta marbuta, and Arabic-Indic digits.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0640\p{M}]/gu, '')
    .replace(/[\u0671\u0672\u0673]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .toLowerCase()
    .trim();
}

export function matchesSearch(text: string, query: string): boolean {
  return foldForSearch(text).includes(foldForSearch(query));
}
