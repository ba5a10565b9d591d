const WORDS_LOOKED_AT = 8;

/**
 * The words in what somebody typed into a search box, or none where there is no word in it. Only
 * letters and digits remain, so nothing typed can be an operator of the search.
 */
export function findSearchWords(typed: string | undefined): string | undefined {
  const words = typed?.normalize('NFKC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.length === 0 ? undefined : words.slice(0, WORDS_LOOKED_AT).join(' ');
}
