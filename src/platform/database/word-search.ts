/** A word at its beginning is enough, and all words must be there. */
const WORDS_LOOKED_AT = 8;

/**
 * What somebody typed into a search box as the text of a tsquery, or none where no word is in it.
 * Only letters and digits remain, so nothing typed can be an operator.
 */
export function findWordQuery(search: string | undefined): string | undefined {
  const words = search?.normalize('NFKC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  return words
    .slice(0, WORDS_LOOKED_AT)
    .map((word) => `${word}:*`)
    .join(' & ');
}
