import type pg from 'pg';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { networkOf } from './network-of.ts';
import { isWithinLimit, type RateLimit } from './rate-limit.ts';
import { type Visitor, visitorKey } from './visitor-key.ts';

/**
 * A network may be a whole hospital. One that has more to be counted is a program that calls itself by a new name each
 * time: its visits are nobody's, and each would be a row of its own.
 */
export const countedOfNetwork: RateLimit = { name: 'counted-net', times: 600, withinS: 3600 };

type Counted = {
  readonly day: CalendarDate;
  /** How often one visitor counts. */
  readonly limit: RateLimit;
  /** What the visitor came to, where each thing is counted by itself. */
  readonly what?: string;
};

/** Whether a visitor counts once more; who it was leads to nobody. */
export async function countsAsVisitor(
  pool: pg.Pool,
  visitor: Visitor,
  { day, limit, what = '' }: Counted,
): Promise<boolean> {
  if (!(await isWithinLimit(pool, countedOfNetwork, networkOf(visitor.ip)))) return false;
  const who = await visitorKey(pool, visitor, day);
  return isWithinLimit(pool, limit, what === '' ? who : `${who} ${what}`);
}
