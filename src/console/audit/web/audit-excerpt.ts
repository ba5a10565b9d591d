const SHORT_ENOUGH = 160;
const AROUND = 40;

/** The length of the common beginning. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

const reversed = (text: string) => [...text].reverse().join('');

export type Sides = { readonly before: string | null; readonly after: string | null };

/** Shortens long texts to the part that differs, with a few words around it; short texts stay whole. */
export function excerptOf({ before, after }: Sides): Sides {
  const [was = '', is = ''] = [before ?? '', after ?? ''];
  if (was.length <= SHORT_ENOUGH && is.length <= SHORT_ENOUGH) return { before, after };
  const start = sharedStart(was, is);
  const end = sharedStart(reversed(was.slice(start)), reversed(is.slice(start)));
  const cut = (text: string) => {
    const from = Math.max(0, start - AROUND);
    const to = Math.min(text.length - Math.max(0, end - AROUND), from + SHORT_ENOUGH);
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  };
  return { before: before && cut(before), after: after && cut(after) };
}
