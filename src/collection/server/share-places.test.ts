import { expect, test } from 'vitest';
import { sharePlaces } from './share-places.ts';

test('those who move change places among themselves', () => {
  expect(sharePlaces([30, 10, 20])).toEqual([10, 20, 30]);
});

test('equal places go up one by one', () => {
  expect(sharePlaces([0, 0, 0, 2])).toEqual([0, 1, 2, 3]);
  expect(sharePlaces([5, 5, 9])).toEqual([5, 6, 9]);
});
