import { expect, test, vi } from 'vitest';
import { renderReceipt } from './render-receipt.ts';

// Rendering a receipt takes a second, and more on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

test('whatever sort of space people paste into their names, a receipt is set', async () => {
  const spaces = '\u00a0\u2007\u202f\u2003\u3000\u2028';
  const words = `Care${spaces}House`;
  const pdf = await renderReceipt({
    language: 'en',
    siteName: words,
    title: words,
    facts: [{ label: words, value: words }],
    from: { label: words, lines: [words] },
    billedTo: { label: words, lines: [words] },
    heads: { label: words, value: words },
    items: [{ label: words, value: words, note: words }],
    total: { label: words, value: words },
    notes: [words],
    watermark: words,
  });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
