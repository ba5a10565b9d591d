const LONGEST_NAME = 120;

/** Signs that turn letters around, control characters, and what systems read as part of a path. */
const odd = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cc}<>:"/\\|?*]/gu;

/**
 * The name of an uploaded file as it may be shown and offered again: its last part, without anything
 * that could pretend to be something else, and with the ending of what the file really is.
 */
export function plainFileName(name: string, ending: string, otherwise: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(odd, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = [...stem].slice(0, LONGEST_NAME).join('').trim();
  return `${short || otherwise}.${ending}`;
}
