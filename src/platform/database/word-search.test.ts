import { expect, test } from 'vitest';
import { findWordQuery } from './word-search.ts';

test.each([undefined, '', '  ', '!&|()', "':*\\"])('%j asks for nothing', (search) => {
  expect(findWordQuery(search)).toBeUndefined();
});

test('every word counts from its beginning, and signs only part words', () => {
  expect(findWordQuery(' heart-failure  2026 ')).toBe('heart:* & failure:* & 2026:*');
  expect(findWordQuery('قلب & !x')).toBe('قلب:* & x:*');
});

test('a flood of words is cut', () => {
  expect(findWordQuery('a '.repeat(50))?.split('&')).toHaveLength(8);
});
