/** As much of a long text as is read at a glance, and of what stands before the first difference. */
const LONGEST = 300;
const LEAD = 40;

function cut(text: string, start: number): string {
  const end = start + LONGEST;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** Two versions of a text where they differ; short ones whole. */
export function differingParts(before: string, after: string): { before: string; after: string } {
  if (Math.max(before.length, after.length) <= LONGEST) return { before, after };
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = Math.max(0, same - LEAD);
  return { before: cut(before, start), after: cut(after, start) };
}
