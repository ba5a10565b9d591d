import { expect, test } from 'vitest';
import type { AskedGroup } from '#features/search/server/finding/parts/asked-group.ts';
import { hasAll, isPlainlyAnswered } from './claim-answers.ts';

const part = (optional = false): AskedGroup => ({
  at: [0],
  alternatives: [],
  weight: 0.5,
  optional,
  documents: 1,
  named: 1,
});

test('what has every part of a question is plainly meant, though its name explains less', () => {
  expect(isPlainlyAnswered({ explained: 0.75, whole: true })).toBe(true);
  expect(isPlainlyAnswered({ explained: 0.75, whole: false })).toBe(false);
  expect(isPlainlyAnswered({ explained: 0.85, whole: false })).toBe(true);
});

test('every part is what must be found, and surely', () => {
  expect(hasAll({ sure: [1, 0.83, 0] }, [part(), part(), part(true)])).toBe(true);
  expect(hasAll({ sure: [1, 0.5] }, [part(), part()])).toBe(false);
});
