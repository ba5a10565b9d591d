import type { ReceiptContent } from '#features/payments/server/public.ts';

const partyOf = ({ label, lines }: ReceiptContent['from']) => [label, ...lines];

/** A document's content as plain text, line by line. */
export function plainSheet(sheet: ReceiptContent): string {
  const { siteName, title, facts, billedTo, from, items, total, notes } = sheet;
  const blocks = [
    [siteName, title],
    facts.map(({ label, value }) => `${label}: ${value}`),
    partyOf(billedTo),
    partyOf(from),
    ...items.map(({ label, value, note }) => [value ? `${label}: ${value}` : label, note ?? '']),
    [`${total.label}: ${total.value}`],
    [...notes],
  ];
  return `${blocks.map((lines) => lines.filter(Boolean).join('\n')).join('\n\n')}\n`;
}
