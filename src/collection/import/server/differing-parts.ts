/** The longest excerpt that can be read at a glance, and how much of it precedes the first difference. */
const LONGEST = 300;
const LEAD = 40;

function cut(text: string, start: number): string {
  const end = start + LONGEST;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** Excerpts of two versions of a text around their first difference; short texts are kept whole. */
export function differingParts(before: string, after: string): { before: string; after: string } {
  if (Math.max(before.length, after.length) <= LONGEST) return { before, after };
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = Math.max(0, same - LEAD);
  return { before: cut(before, start), after: cut(after, start) };
}
