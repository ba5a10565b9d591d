import { expect, test } from 'vitest';
import { addedAt } from './added-at.ts';

const fill = { today: new Date('2026-11-16T12:00:00Z') };
const DAY_MS = 86_400_000;

test('a list was added one after the other, over its days and within working hours', () => {
  const at = addedAt(fill, 'things', 40, { first: 30, last: 1 });
  const moments = Array.from({ length: 40 }, (_, position) => at(position));
  const days = moments.map((moment) => (fill.today.getTime() - moment.getTime()) / DAY_MS);
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  expect(days[0]).toBeGreaterThan(29);
  expect(days.at(-1)).toBeGreaterThan(0);
  expect(new Set(moments.map(String)).size).toBeGreaterThan(35);
  for (const moment of moments) {
    expect(moment.getUTCHours()).toBeGreaterThanOrEqual(5);
    expect(moment.getUTCHours()).toBeLessThanOrEqual(14);
  }
});
