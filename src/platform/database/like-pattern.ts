/** Words as part of a LIKE pattern that matches them literally. */
export function escapeLike(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&');
}
