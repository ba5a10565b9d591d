import { expect, test } from 'vitest';
import { nextCheckAt } from './check-schedule.ts';

const createdAt = new Date('2026-03-10T09:00:00Z');
const at = (time: string) => new Date(`2026-03-${time}Z`);

test('an unknown payment is asked about after 2, 5, 15, 35 and 60 minutes and then every night', () => {
  const asked = [0, 1, 2, 3, 4].map((checks) => nextCheckAt(createdAt, checks, createdAt));
  const minutes = asked.map((time) => ((time?.getTime() ?? 0) - createdAt.getTime()) / 60_000);
  expect(minutes).toEqual([2, 5, 15, 35, 60]);
  expect(nextCheckAt(createdAt, 5, at('10T10:00:00'))).toEqual(at('11T00:00:00'));
  expect(nextCheckAt(createdAt, 6, at('11T00:00:01'))).toEqual(at('12T00:00:00'));
});

test('what should have been asked while the portal was down is asked now', () => {
  expect(nextCheckAt(createdAt, 1, at('10T12:00:00'))).toEqual(at('10T12:00:00'));
});

test('after thirty days there is no more hope', () => {
  expect(nextCheckAt(createdAt, 40, new Date('2026-04-09T10:00:00Z'))).toBeUndefined();
});
