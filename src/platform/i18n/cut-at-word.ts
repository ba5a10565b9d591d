/** Removed before the dots, which would otherwise look like a slip: “users....” */
const stops = new Set([' ', '.', ',', '،', ';', '؛', ':', '–', '-']);

/**
 * Shortens a text to at most `most` characters, after a whole word, and appends dots. A last word longer than a third
 * of
 * the limit is cut itself.
 */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  // Splits into code points, so that surrogate pairs stay whole; one torn at the end of the slice is cut off anyway.
  const letters = [...text.slice(0, 2 * most + 2)];
  if (letters.length <= most) return text;
  const space = letters.lastIndexOf(' ', most);
  let end = space >= (most * 2) / 3 ? space : most;
  while (end > 1 && stops.has(letters[end - 1] as string)) end -= 1;
  return `${letters.slice(0, end).join('')}...`;
}
