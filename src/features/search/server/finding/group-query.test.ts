import { expect, test } from 'vitest';
import type { AskedGroup } from './asked-groups.ts';
import { groupQuery, NAMED } from './group-query.ts';

const alternative = (...words: readonly (readonly string[])[]) => ({
  words: words.map((lexemes) => lexemes.map((text) => ({ text, quality: 1 }))),
  quality: 1,
  documents: 1,
  named: 1,
});
const group = (...alternatives: readonly ReturnType<typeof alternative>[]): AskedGroup => ({
  at: [0],
  alternatives,
  weight: 1,
  optional: false,
  documents: 1,
  named: 1,
});

test('what asks for more words than another alternative is not asked for', () => {
  const asked = group(
    alternative(['mri'], ['scan', 'scanner']),
    alternative(['mri']),
    alternative(['magnetic'], ['resonance']),
    alternative(['mri']),
  );
  expect(groupQuery(asked)).toBe(`(('mri'))|(('magnetic')&('resonance'))`);
});

test('words of names carry their sign, and quotes stay words', () => {
  expect(groupQuery(group(alternative([`o'neill`])), NAMED)).toBe(`(('~o''neill'))`);
});

test('a part that no record can have asks nothing', () => {
  expect(groupQuery(group())).toBeNull();
});
