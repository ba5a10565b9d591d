import { expect, test } from 'vitest';
import { breakLongWords } from './break-long-words.ts';

test.each([
  ['Care House, Hawalli', 'Care House, Hawalli'],
  ['info@care.example', 'info@care.example'],
  ['information@care-house.example', 'information@care-\u200e\nhouse.example'],
  ['شركة-الرعاية-المتكاملة', 'شركة-الرعاية-\nالمتكاملة'],
  ['x'.repeat(45), ['x'.repeat(20), 'x'.repeat(20), 'x'.repeat(5)].join('\u200e\n')],
  ['to information@care-house.example', 'to information@care-\u200e\nhouse.example'],
])('%s stays within its column', (text, broken) => {
  expect(breakLongWords(text, 20)).toBe(broken);
});
