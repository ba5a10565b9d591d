import { expect, test } from 'vitest';
import { nextMenuIndex } from './menu-focus.ts';

const labels = ['Edit', 'Duplicate', 'Delete', 'حذف'];

test('arrows go round', () => {
  expect(nextMenuIndex('ArrowDown', 3, labels)).toBe(0);
  expect(nextMenuIndex('ArrowUp', 0, labels)).toBe(3);
  expect(nextMenuIndex('ArrowUp', -1, labels)).toBe(3);
  expect(nextMenuIndex('End', 0, labels)).toBe(3);
});

test('a letter leads to the next item that begins with it, in any script', () => {
  expect(nextMenuIndex('d', 0, labels)).toBe(1);
  expect(nextMenuIndex('D', 1, labels)).toBe(2);
  expect(nextMenuIndex('d', 2, labels)).toBe(1);
  expect(nextMenuIndex('ح', 0, labels)).toBe(3);
});

test('other keys and empty menus lead nowhere', () => {
  expect(nextMenuIndex('x', 0, labels)).toBeNull();
  expect(nextMenuIndex('Enter', 0, labels)).toBeNull();
  expect(nextMenuIndex(' ', 0, labels)).toBeNull();
  expect(nextMenuIndex('ArrowDown', -1, [])).toBeNull();
});
