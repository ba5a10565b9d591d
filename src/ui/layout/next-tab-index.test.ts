import { expect, test } from 'vitest';
import { nextTabIndex } from './next-tab-index.ts';

test('arrows follow the reading direction', () => {
  expect(nextTabIndex('ArrowRight', 0, 3, 'en')).toBe(1);
  expect(nextTabIndex('ArrowRight', 1, 3, 'ar')).toBe(0);
  expect(nextTabIndex('ArrowLeft', 1, 3, 'ar')).toBe(2);
});

test('the row is a ring with ends', () => {
  expect(nextTabIndex('ArrowRight', 2, 3, 'en')).toBe(0);
  expect(nextTabIndex('ArrowLeft', 0, 3, 'en')).toBe(2);
  expect(nextTabIndex('Home', 2, 3, 'en')).toBe(0);
  expect(nextTabIndex('End', 0, 3, 'ar')).toBe(2);
});

test('other keys are left alone', () => {
  expect(nextTabIndex('Enter', 0, 3, 'en')).toBeNull();
});
