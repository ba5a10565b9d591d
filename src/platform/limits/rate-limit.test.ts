import { describe, expect, test } from 'vitest';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { requireWithinLimit } from './rate-limit.ts';

const { pool } = await createTestDatabase();
const limit = { name: 'test', times: 3, withinS: 60 };

const allowed = (who: string) =>
  requireWithinLimit(pool, limit, who).then(
    () => true,
    (problem: unknown) => {
      if (problem instanceof CallProblem && problem.status === 429) return false;
      throw problem;
    },
  );

test('of fifty at once exactly three are let through', async () => {
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => allowed('one')));
  expect(outcomes.filter(Boolean)).toHaveLength(3);
});

test('others are not counted with them', async () => {
  expect(await allowed('other')).toBe(true);
});

test('it says how long to wait', async () => {
  const problem = await requireWithinLimit(pool, limit, 'one').catch((error: unknown) => error);
  expect(problem).toMatchObject({ code: 'too_many_requests' });
  expect((problem as CallProblem).retryAfterS).toBeGreaterThan(0);
  expect((problem as CallProblem).retryAfterS).toBeLessThanOrEqual(60);
});

test('the table does not say who', async () => {
  await allowed('203.0.113.7');
  const { rows } = await pool.query<{ key: string }>('select key from rate_limits');
  expect(rows.map(({ key }) => key).join()).not.toContain('203.0');
});

describe('a clock that was set back', () => {
  const setBack = (byMs: number) =>
    pool.query('update rate_limits set expire = expire + $1', [byMs]);
  const usedUp = async (who: string) => {
    while (await allowed(who));
  };

  test('locks nobody out for longer than the limit itself', async () => {
    await usedUp('traveller');
    await setBack(86_400_000);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => allowed('traveller')));
    expect(outcomes.filter(Boolean)).toHaveLength(3);
  });

  test('by as little as clocks of two instances differ, changes nothing', async () => {
    await usedUp('neighbour');
    await setBack(30_000);
    expect(await allowed('neighbour')).toBe(false);
  });
});
