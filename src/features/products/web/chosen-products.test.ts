import { expect, test } from 'vitest';
import { chosenIn, comparePath } from './chosen-products.ts';

const lamp = { id: 3, name: 'Lamp', image: null };

test.each([null, 'x', 7, { id: 1 }, [1, null, { id: '3' }, { id: 3, name: 4, image: null }]])(
  'what is no choice is none: %j',
  (kept) => {
    expect(chosenIn(kept)).toEqual([]);
  },
);

test('at most four are read back, and only what is known of them', () => {
  expect(chosenIn([lamp, 'x'])).toEqual([lamp]);
  const many = Array.from({ length: 9 }, (_, position) => ({ ...lamp, id: position + 1 }));
  expect(chosenIn(many)).toHaveLength(4);
});

test('the address names them in their order', () => {
  expect(comparePath([7, 3])).toBe('/compare?ids=7,3');
  expect(comparePath([])).toBe('/compare');
});
