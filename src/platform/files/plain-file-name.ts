const LONGEST_NAME = 120;

/** Longer names are cut at the front, because a name's end matters most; file systems accept none that long anyway. */
const LONGEST_READ = 1000;

/** Characters that change text direction or are invisible, control characters, and those with a meaning in paths. */
const odd = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cc}<>:"/\\|?*]/gu;

const edge = /[\s.]/;

function withoutDotsAround(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && edge.test(text.charAt(from))) from += 1;
  while (to > from && edge.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/**
 * The name of an uploaded file in a form that is safe to display and to offer for download: its last path segment
 * without
 * anything deceptive, and with the extension of its real type.
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
