/** Long texts end in dots after the same number of letters in every list; the title has the whole text. */
export function cutText(text: string, length: number | undefined): string {
  const letters = [...text];
  return length && letters.length > length ? `${letters.slice(0, length).join('')}...` : text;
}
