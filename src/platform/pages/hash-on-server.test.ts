import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { hashOnServer } from './hash-on-server.ts';

const inputs = [
  {},
  { id: '7' },
  { country: 'KW', limit: 12 },
  { limit: 12, country: 'KW' },
  { 2: 'a', 10: 'b' },
  { cursor: undefined, limit: 1 },
  { search: null, words: ['b', 'a'] },
  { nested: { b: 1, a: 2 } },
];

test.each(inputs)('%j is known in browsers by the same hash', (input) => {
  const key = ['products/list.php', input];
  expect(hashOnServer(key)).toBe(hashKey(key));
});
