import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['Maryam\u202egnp.exe', 'Maryamgnp.exe'],
  ['\ufeffWard\u0000 3\r\n', 'Ward 3\n'],
  // A joiner stands inside words of Persian and between the parts of a picture.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d⚕️', '👩\u200d⚕️'],
])('%j reads as it looks', (typed, clean) => {
  expect(cleanText(typed)).toBe(clean);
});

test.each(['\u200b', '\u200d \u2060', '\u3164', '\u2800\u00a0', '\u034f', '\u{e0041}', ' \n'])(
  '%j is no text',
  (typed) => {
    expect(cleanText(typed)).toBe('');
  },
);
