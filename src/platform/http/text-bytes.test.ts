import { expect, test } from 'vitest';
import { bytesInSharedBuffer, bytesOf } from './text-bytes.ts';

test.each([
  ['nothing', ''],
  ['plain letters', 'plain'],
  ['Latin-1', 'é · ÿ\u0080'],
  ['signs beyond it', 'Dana’s'],
  ['Arabic and more', 'دانة 🩺'],
  ['half of a sign', 'half \ud83e of one'],
  ['much', 'x'.repeat(70_000)],
])('%s: sent as UTF-8', (_what, text) => {
  expect(bytesOf(text).equals(Buffer.from(text))).toBe(true);
  expect(bytesInSharedBuffer(text).equals(Buffer.from(text))).toBe(true);
});

test('what is kept stays what it is', () => {
  const kept = ['first', 'دانة'].map(bytesOf);
  for (const text of ['other', 'أخرى']) bytesInSharedBuffer(text);
  expect(kept.map(String)).toEqual(['first', 'دانة']);
});
