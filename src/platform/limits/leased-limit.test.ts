import { expect, test } from 'vitest';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { leasedLimit } from './leased-limit.ts';

const { pool } = await createTestDatabase();
const limit = { name: 'leased', times: 60, withinS: 60 };
const HANDFUL = 20;

/** Two processes that share a database. */
const one = leasedLimit(limit, HANDFUL);
const other = leasedLimit(limit, HANDFUL);

const allowed = (who: string, by = one) =>
  by.require(pool, who).then(
    () => true,
    (problem: unknown) => {
      if (problem instanceof CallProblem && problem.status === 429) return false;
      throw problem;
    },
  );

const times = async (count: number, ask: () => Promise<boolean>) => {
  const outcomes = await Promise.all(Array.from({ length: count }, ask));
  return outcomes.filter(Boolean).length;
};

const counted = async () => {
  const { rows } = await pool.query<{ points: number }>('select points from rate_limits');
  return rows.reduce((sum, { points }) => sum + points, 0);
};

test('of a hundred at once exactly as many are let through as the limit says', async () => {
  expect(await times(100, () => allowed('crowd'))).toBe(limit.times);
});

test('a second process lets a handful more through at most', async () => {
  const first = await times(100, () => allowed('both'));
  const second = await times(100, () => allowed('both', other));
  expect(first + second).toBe(limit.times + HANDFUL);
});

test('who asks for little is not counted for all, nor whoever is refused again', async () => {
  await pool.query('delete from rate_limits');
  expect(await times(HANDFUL, () => allowed('quiet'))).toBe(HANDFUL);
  expect(await counted()).toBe(0);
  expect(await times(1, () => allowed('quiet'))).toBe(1);
  expect(await counted()).toBe(2 * HANDFUL);
  await times(limit.times, () => allowed('quiet'));
  const asked = await counted();
  expect(await times(50, () => allowed('quiet'))).toBe(0);
  expect(await counted()).toBe(asked);
});

test('what is at hand is taken without asking, and no more', async () => {
  const taken = Array.from({ length: 2 * HANDFUL }, () => one.take('hasty'));
  expect(taken.filter(Boolean)).toHaveLength(HANDFUL);
  expect(await times(100, () => allowed('hasty'))).toBe(limit.times - HANDFUL);
  expect(one.take('hasty')).toBe(false);
});

test('others are not counted with them, and who waits is told how long', async () => {
  expect(await allowed('neighbour')).toBe(true);
  const problem = await one.require(pool, 'quiet').catch((error: unknown) => error);
  expect((problem as CallProblem).retryAfterS).toBeGreaterThan(0);
  expect((problem as CallProblem).retryAfterS).toBeLessThanOrEqual(limit.withinS);
});

test('what could not be counted is asked for again', async () => {
  const away = { connect: () => Promise.reject(new Error('away')) } as never;
  expect(await times(HANDFUL, () => allowed('patient'))).toBe(HANDFUL);
  await expect(one.require(away, 'patient')).rejects.toThrow();
  expect(await allowed('patient')).toBe(true);
});
