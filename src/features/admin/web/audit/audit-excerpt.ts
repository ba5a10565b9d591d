const SHORT_ENOUGH = 160;
const AROUND = 40;

/** How many characters both begin with. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

const reversed = (text: string) => [...text].reverse().join('');

export type Sides = { readonly before: string | null; readonly after: string | null };

/** Of two long texts what differs, with a few words around it; short ones as they are. */
export function excerptOf({ before, after }: Sides): Sides {
  if (before === null || after === null) return { before, after };
  if (before.length <= SHORT_ENOUGH && after.length <= SHORT_ENOUGH) return { before, after };
  const start = sharedStart(before, after);
  const end = sharedStart(reversed(before.slice(start)), reversed(after.slice(start)));
  const cut = (text: string) => {
    const from = Math.max(0, start - AROUND);
    const to = Math.min(text.length, text.length - end + AROUND);
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  };
  return { before: cut(before), after: cut(after) };
}
