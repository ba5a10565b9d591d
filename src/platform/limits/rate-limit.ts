import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '#platform/calls/call-problem.ts';
import { bigint, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { rateLimits } from './rate-limits.table.ts';

/** How often something may be done. It is counted in the database, so the limit holds across all instances. */
export type RateLimit = { readonly name: string; readonly times: number; readonly withinS: number };

const limiters = new WeakMap<pg.Pool, Map<string, RateLimiterPostgres>>();

function limiterOf(pool: pg.Pool, limit: RateLimit): RateLimiterPostgres {
  const ofPool = limiters.get(pool) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(pool, ofPool);
  const known = ofPool.get(limit.name);
  if (known) return known;
  const made = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: rateLimits.name,
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.times,
    duration: limit.withinS,
  });
  ofPool.set(limit.name, made);
  return made;
}

/** Callers are stored as hashes, so that the table does not tell who they are. */
function hashed(who: string): string {
  return createHash('sha256').update(who).digest('base64url');
}

type Counted = {
  readonly isRefused: boolean;
  /** The time until the counter is reset. */
  readonly msBeforeNext: number;
};

async function consume(limiter: RateLimiterPostgres, key: string, times: number): Promise<Counted> {
  try {
    const { msBeforeNext } = await limiter.consume(key, times);
    return { isRefused: false, msBeforeNext };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { isRefused: true, msBeforeNext: refusal.msBeforeNext };
  }
}

/** How far the clocks of instances may differ before a counter is taken for broken. */
const CLOCKS_APART_MS = 60_000;

const dropFuture = command({
  name: 'limits.drop-future',
  values: { key: text, latest: bigint },
  sql: sql`delete from ${rateLimits} where key = $key and expire > $latest`,
});

/** Counts a number of times for a caller, either all of them or none. */
export async function countTimes(
  pool: pg.Pool,
  limit: RateLimit,
  { who, times = 1 }: { readonly who: string; readonly times?: number },
): Promise<Counted> {
  const limiter = limiterOf(pool, limit);
  const key = hashed(who);
  const counted = await consume(limiter, key, times);
  const longestMs = limit.withinS * 1000 + CLOCKS_APART_MS;
  if (!counted.isRefused || counted.msBeforeNext <= longestMs) return counted;
  // The counter ends later than any can, so the clock that started it has been set back since.
  const latest = Date.now() + longestMs;
  await dropFuture.run(pool, { key: limiter.getKey(key), latest });
  return consume(limiter, key, times);
}

export const tooOften = (msBeforeNext: number) => tooManyRequests(Math.ceil(msBeforeNext / 1000));

/** Counts once for a caller; throws if that is too often. */
export async function requireWithinLimit(
  pool: pg.Pool,
  limit: RateLimit,
  who: string,
): Promise<void> {
  const { isRefused, msBeforeNext } = await countTimes(pool, limit, { who });
  if (isRefused) throw tooOften(msBeforeNext);
}

/** Takes back one time that turned out not to count. */
export async function uncount(pool: pg.Pool, limit: RateLimit, who: string): Promise<void> {
  await limiterOf(pool, limit).reward(hashed(who));
}

/** Counts once for a caller; false if that is too often. For work that is then silently skipped. */
export async function isWithinLimit(
  pool: pg.Pool,
  limit: RateLimit,
  who: string,
): Promise<boolean> {
  return !(await countTimes(pool, limit, { who })).isRefused;
}
