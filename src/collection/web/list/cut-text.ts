/** Long texts end in dots at just so many letters, in every list alike; the whole stands in the title. */
export function cutText(text: string, length: number | undefined): string {
  const letters = [...text];
  return length && letters.length > length ? `${letters.slice(0, length).join('')}...` : text;
}
