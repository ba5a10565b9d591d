const PREVIEW_LENGTH = 120;
/** A word that begins earlier than here is longer than anything people read: it is cut itself. */
const EARLIEST_CUT = 80;

/** The beginning of a description, cut to 120 characters at most and behind a whole word. */
export function previewOf(details: string): string {
  // Letters of two code units stay whole.
  const characters = [...details.replace(/\s+/g, ' ').trim()];
  if (characters.length <= PREVIEW_LENGTH) return characters.join('');
  const space = characters.lastIndexOf(' ', PREVIEW_LENGTH);
  const cut = space >= EARLIEST_CUT ? space : PREVIEW_LENGTH;
  return `${characters.slice(0, cut).join('').trimEnd()}...`;
}
