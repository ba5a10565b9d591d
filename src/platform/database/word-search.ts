const WORDS_LOOKED_AT = 8;

/**
 * The words that somebody typed into a search box, or undefined if there are none. Only letters, digits and marks
 * remain,
 * so nothing typed can act as a search operator.
 */
export function findSearchWords(typed: string | undefined): string | undefined {
  const words = typed?.normalize('NFKC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.length === 0 ? undefined : words.slice(0, WORDS_LOOKED_AT).join(' ');
}
