import { expect, test } from 'vitest';
import { chanceFrom } from '#testing/random-writes.ts';
import { holdLatestChanges } from './latest-changes.ts';

test('says of every id and moment what a record of all changes says', () => {
  const chance = chanceFrom(7);
  const held = holdLatestChanges();
  const all: { id: number; moment: number }[] = [];
  for (let moment = 1; moment <= 2_000; moment += 1) {
    const id = 1 + chance(500);
    held.note(id, moment);
    all.push({ id, moment });
    const [from, since] = [chance(520), chance(moment + 2)];
    const isChanged = all.some((each) => each.id >= from && each.moment > since);
    expect(held.hasChanged(from, since)).toBe(isChanged);
  }
});

test('holds no more than can still answer, and says how many that are', () => {
  const held = holdLatestChanges();
  let count = 0;
  for (const id of [5, 4, 3, 2, 1]) count += held.note(id, 10 - id);
  expect(count).toBe(5);
  count += held.note(3, 20);
  expect(count).toBe(3);
  count += held.note(9, 21);
  expect(count).toBe(1);
});
