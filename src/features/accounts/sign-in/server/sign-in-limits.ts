import type pg from 'pg';
import { networkOf } from '#platform/limits/network-of.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';

const MINUTE_S = 60;
const DAY_S = 86_400;

const asksOfAddress: RateLimit = { name: 'code-asks', times: 3, withinS: MINUTE_S };
const codesOfAddress: RateLimit = { name: 'codes', times: 10, withinS: DAY_S };
/** A network may be a whole hospital; one that asks for more than this is none. */
const asksOfNetwork: RateLimit = { name: 'code-asks-net', times: 30, withinS: 10 * MINUTE_S };
const guessesOfNetwork: RateLimit = { name: 'code-guesses', times: 100, withinS: 10 * MINUTE_S };

export async function countAsk(pool: pg.Pool, email: string, ip: string): Promise<void> {
  await requireWithinLimit(pool, asksOfNetwork, networkOf(ip));
  await requireWithinLimit(pool, asksOfAddress, email);
}

export async function countCode(pool: pg.Pool, email: string): Promise<void> {
  await requireWithinLimit(pool, codesOfAddress, email);
}

export async function countGuess(pool: pg.Pool, ip: string): Promise<void> {
  await requireWithinLimit(pool, guessesOfNetwork, networkOf(ip));
}
