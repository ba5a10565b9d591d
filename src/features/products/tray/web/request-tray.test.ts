import { expect, test } from 'vitest';
import { mergeTrays, trayIn } from './request-tray.ts';

test('what is no tray is an empty one, and what is no item is left out', () => {
  for (const kept of [null, 7, 'x', [], { items: 3 }]) {
    expect(trayIn(kept)).toEqual({ owner: null, items: [] });
  }
  const items = [{ product_id: 1, quantity: 2 }, { product_id: 'x', quantity: 1 }, null];
  const odd = { product_id: 2, quantity: 0 };
  expect(trayIn({ owner: 7, items: [...items, odd] })).toEqual({
    owner: null,
    items: [{ product_id: 1, quantity: 2 }],
  });
});

test('of what both have the larger quantity counts, and no more than twenty are kept', () => {
  const account = [{ product_id: 1, quantity: 5 }];
  const collected = [
    { product_id: 1, quantity: 2 },
    ...Array.from({ length: 25 }, (_, at) => ({ product_id: at + 2, quantity: 1 })),
  ];
  const merged = mergeTrays(account, collected);
  expect(merged).toHaveLength(20);
  expect(merged[0]).toEqual({ product_id: 1, quantity: 5 });
});
