import { expect, test } from 'vitest';
import { findSearchWords } from './word-search.ts';

test.each([undefined, '', '  ', '!&|()', "':*\\", '\u0000'])('%j asks for nothing', (typed) => {
  expect(findSearchWords(typed)).toBeUndefined();
});

test('signs only part words', () => {
  expect(findSearchWords(' heart-failure  2026 ')).toBe('heart failure 2026');
  expect(findSearchWords('قلب & !x:*')).toBe('قلب x');
});

test('a flood of words is cut', () => {
  expect(findSearchWords('a '.repeat(50))?.split(' ')).toHaveLength(8);
});
