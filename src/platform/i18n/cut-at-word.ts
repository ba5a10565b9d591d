/** Said before dots they would read as a slip: “users....” */
const stops = new Set([' ', '.', ',', '،', ';', '؛', ':', '–', '-']);

/**
 * A text that is longer than `most` letters ends behind a whole word, in dots. A last word that takes more than a
 * third of them is longer than anything people read, and is cut itself.
 */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  // Letters of two code units stay whole; where one behind the end is torn nobody sees it.
  const letters = [...text.slice(0, 2 * most + 2)];
  if (letters.length <= most) return text;
  const space = letters.lastIndexOf(' ', most);
  let end = space >= (most * 2) / 3 ? space : most;
  while (end > 1 && stops.has(letters[end - 1] as string)) end -= 1;
  return `${letters.slice(0, end).join('')}...`;
}
