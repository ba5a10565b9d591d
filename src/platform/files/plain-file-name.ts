const LONGEST_NAME = 120;

/** A name ends with what matters about it; systems take none that is longer. */
const LONGEST_READ = 1000;

/** Signs that turn letters around, control characters, and what systems read as part of a path. */
const odd = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cc}<>:"/\\|?*]/gu;

const edge = /[\s.]/;

function withoutDotsAround(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && edge.test(text.charAt(from))) from += 1;
  while (to > from && edge.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/**
 * The name of an uploaded file as it may be shown and offered again: its last part, without anything
 * that could pretend to be something else, and with the ending of what the file really is.
 */
export function plainFileName(name: string, ending: string, otherwise: string): string {
  const last = name.slice(-LONGEST_READ).split(/[\\/]/).at(-1) ?? '';
  const stem = withoutDotsAround(
    last
      .replace(/\.[A-Za-z0-9]{1,5}$/, '')
      .replace(odd, ' ')
      .replace(/\s+/g, ' '),
  );
  const short = [...stem].slice(0, LONGEST_NAME).join('').trim();
  return `${short || otherwise}.${ending}`;
}
