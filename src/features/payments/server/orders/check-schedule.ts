import { DAY_MS, MINUTE_MS } from '#platform/dates/spans.ts';

/** An order whose payment is unknown is checked after these minutes, and then every night. */
const minutes = [2, 5, 15, 35, 60] as const;
const GIVE_UP_MS = 30 * DAY_MS;

export const FIRST_CHECK_MS = minutes[0] * MINUTE_MS;

/** Three in the morning in Kuwait, which has no daylight saving time: midnight UTC. */
export function nextNight(now: Date): Date {
  const day = Math.floor(now.getTime() / DAY_MS) + 1;
  return new Date(day * DAY_MS);
}

/** When to check next, after this many checks; undefined to give up. */
export function nextCheckAt(createdAt: Date, checks: number, now: Date): Date | undefined {
  const minute = minutes[checks];
  if (minute !== undefined) {
    return new Date(Math.max(createdAt.getTime() + minute * MINUTE_MS, now.getTime()));
  }
  const night = nextNight(now);
  return night.getTime() - createdAt.getTime() > GIVE_UP_MS ? undefined : night;
}
