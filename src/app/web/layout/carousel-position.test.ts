import { expect, test } from 'vitest';
import { carousel, partnerPath, wrapPosition } from './carousel-position.ts';

test('the carousel moves as stated', () => {
  expect(carousel).toEqual({
    startDelayMs: 1000,
    intervalMs: 3000,
    slideMs: 1500,
    copies: 20,
    jumpAtCopies: 15,
    jumpToCopies: 10,
  });
});

test('at fifteen times the list it jumps back to ten times the list', () => {
  expect(wrapPosition(179, 12)).toBe(179);
  expect(wrapPosition(180, 12)).toBe(120);
  expect(wrapPosition(181, 12)).toBe(120);
  expect(wrapPosition(15, 1)).toBe(10);
});

test('only a numeric id leads to a company', () => {
  expect(partnerPath(12)).toBe('/company/12');
  expect(partnerPath('12')).toBe('/company/12');
  for (const id of ['', 'abc', '1a', null, undefined, -1, 1.5]) {
    expect(partnerPath(id)).toBeUndefined();
  }
});
