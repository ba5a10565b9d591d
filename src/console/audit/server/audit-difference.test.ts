import { expect, test } from 'vitest';
import { differenceOf } from './audit-difference.ts';

test('what is the same is left out', () => {
  const before = { name: 'A', tags: ['x', 'y'], facts: { a: 1 }, gone: '' };
  expect(differenceOf(before, { name: 'A', tags: ['x', 'y'], facts: { a: 1 } })).toEqual([]);
});

test('a change shows both sides as people read them', () => {
  expect(
    differenceOf(
      { order: ['A', 'B'], listed: true, note: null },
      { order: ['B', 'A'], listed: false, note: 'x' },
    ),
  ).toEqual([
    { field: 'order', before: 'A, B', after: 'B, A' },
    { field: 'listed', before: 'true', after: 'false' },
    { field: 'note', before: null, after: 'x' },
  ]);
});

test('something new has nothing before, something deleted nothing after', () => {
  expect(differenceOf(null, { name: 'A' })).toEqual([{ field: 'name', before: null, after: 'A' }]);
  expect(differenceOf({ name: 'A' }, null)).toEqual([{ field: 'name', before: 'A', after: null }]);
});
