import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '#platform/calls/call-problem.ts';
import { rateLimits } from './rate-limits.table.ts';

/** How often something may be done; counted in the database, so it holds for all instances together. */
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

/** Who is counted stays unknown to whoever reads the table. */
function hashed(who: string): string {
  return createHash('sha256').update(who).digest('base64url');
}

/** Counts one more time for somebody; answers what was said to it when it is too often. */
async function findRefusal(
  pool: pg.Pool,
  limit: RateLimit,
  who: string,
): Promise<RateLimiterRes | undefined> {
  try {
    await limiterOf(pool, limit).consume(hashed(who));
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return refusal;
  }
}

/** Counts one more time for somebody; throws once it is too often. */
export async function requireWithinLimit(
  pool: pg.Pool,
  limit: RateLimit,
  who: string,
): Promise<void> {
  const refusal = await findRefusal(pool, limit, who);
  if (refusal) throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
}

/** Counts one more time for somebody; for what is left undone silently once it is too often. */
export async function isWithinLimit(
  pool: pg.Pool,
  limit: RateLimit,
  who: string,
): Promise<boolean> {
  return (await findRefusal(pool, limit, who)) === undefined;
}
