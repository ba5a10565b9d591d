const PREVIEW_LENGTH = 120;

/** The beginning of a description, cut to 120 characters; letters of two code units stay whole. */
export function previewOf(details: string): string {
  const characters = [...details.replace(/\s+/g, ' ').trim()];
  if (characters.length <= PREVIEW_LENGTH) return characters.join('');
  return `${characters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}...`;
}
