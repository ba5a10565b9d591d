import { expect, test } from 'vitest';
import { holdWithin } from './second-chance.ts';

test('the oldest go first, but what was asked for is let off once', () => {
  const held = holdWithin<string>(1_400);
  for (const name of ['a', 'b', 'c']) held.set(name, name, 200);
  held.find('a');
  held.set('d', 'd', 200);
  expect(['a', 'b', 'c', 'd'].map((name) => held.find(name))).toEqual(['a', undefined, 'c', 'd']);
  expect(held.count()).toBe(3);
});

test('names and what surrounds a value count, and what goes is counted no more', () => {
  const held = holdWithin<string>(1_000_000);
  held.set('x'.repeat(1000), '', 50);
  expect(held.bytes()).toBeGreaterThan(2_050);
  held.set('x'.repeat(1000), '', 0);
  expect(held.bytes()).toBeLessThan(2_250);
  held.delete('x'.repeat(1000));
  held.delete('never there');
  expect([held.count(), held.bytes()]).toEqual([0, 0]);
});

test('very many names leave no more behind than there is room for', () => {
  const held = holdWithin<number>(100_000);
  for (let at = 0; at < 100_000; at += 1) held.set(`name ${at}`, at, 10);
  expect(held.bytes()).toBeLessThanOrEqual(100_000);
  expect(held.count()).toBeLessThan(500);
});

test('one that is larger than all the room is not held', () => {
  const held = holdWithin<string>(1_000);
  held.set('a', 'a', 2_000);
  expect(held.count()).toBe(0);
});
