/** Cuts a text after the same number of characters in every list; the cell's title attribute has all of it. */
export function cutText(text: string, length: number | undefined): string {
  const letters = [...text];
  return length && letters.length > length ? `${letters.slice(0, length).join('')}...` : text;
}
