import { expect, test } from 'vitest';
import { formatsByNeed } from './formats-by-need.ts';

test('makes a format when it is asked for, and once', () => {
  const made: string[] = [];
  const find = formatsByNeed((name: string) => {
    made.push(name);
    return { name };
  });
  expect(made).toEqual([]);
  expect(find('en')).toBe(find('en'));
  expect(find('ar')).toEqual({ name: 'ar' });
  expect(made).toEqual(['en', 'ar']);
});
