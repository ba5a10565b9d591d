/** A stream of numbers in [0, 1) that is the same for the same seed, so that a failure can be replayed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Text that trips parsers, databases, pages or people. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  '9007199254740993',
  '99999999999999999999999999',
  '٣',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  "' or 1=1 --",
  "'; drop table accounts; --",
  '$1',
  '%',
  '%00',
  '\\',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud83d',
  '\u202egnp.exe',
  '\u2066\u2069\u200f',
  '\ufeff',
  '\r\nSet-Cookie: a=b',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '=cmd|/c calc!A1',
  '{{7*7}}',
  '2026-02-30',
  '0000-00-00',
  '2026-13-01',
  '275760-09-13',
  '31/2/2026',
  'a@b',
  'someone@example.com',
  'É'.repeat(300),
  'مرحبا',
  '🏥'.repeat(200),
  'x'.repeat(20_000),
  ',|&!():*',
  "a:* & 'b",
];

/** What is not text where text or a number is expected. */
export const hostileThings: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER + 1,
  [],
  [[]],
  [null],
  ['1', { id: 1 }],
  Array.from({ length: 2000 }, (_, n) => n),
  {},
  { $gt: '' },
  { toString: 'x' },
  { length: 3 },
];
