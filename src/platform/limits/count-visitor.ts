import type pg from 'pg';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { networkOf } from './network-of.ts';
import { isWithinLimit, type RateLimit } from './rate-limit.ts';
import { type Visitor, visitorKey } from './visitor-key.ts';

/**
 * A network may be a whole hospital. One with more visits than this is a program that changes its user agent every
 * time; its
 * visits are not counted, because each would store a row of its own.
 */
export const countedOfNetwork: RateLimit = { name: 'counted-net', times: 600, withinS: 3600 };

type Counted = {
  readonly day: CalendarDate;
  /** How often one visitor counts. */
  readonly limit: RateLimit;
  /** What was visited, if each thing is counted separately. */
  readonly what?: string;
};

/** Whether a visit counts. The stored key cannot be traced back to a person. */
export async function countsAsVisitor(
  pool: pg.Pool,
  visitor: Visitor,
  { day, limit, what = '' }: Counted,
): Promise<boolean> {
  if (!(await isWithinLimit(pool, countedOfNetwork, networkOf(visitor.ip)))) return false;
  const who = await visitorKey(pool, visitor, day);
  return isWithinLimit(pool, limit, what === '' ? who : `${who} ${what}`);
}
