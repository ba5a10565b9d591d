import { createHash } from 'node:crypto';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { DAY_MS } from '#platform/dates/spans.ts';
import { todayAt } from '#platform/dates/validity.ts';

/**
 * Companies are on a ring of random keys. Every day the list starts at another point of the ring, so each company comes
 * first equally often, and the pages of a day neither overlap nor skip one.
 */
export type ListPosition = {
  readonly day: string;
  /** 0 from the day's start to the end of the ring, 1 from the ring's beginning to that start. */
  readonly lap: 0 | 1;
  readonly afterKey: number;
};

/** Keys are below this. */
export const RING_LENGTH = Number.MAX_SAFE_INTEGER;

const DAYS_A_CURSOR_LIVES = 2;

/** A day as cursors contain it. */
const written = (day: CalendarDate): string => day.replaceAll('-', '');

let latest = { day: '', key: 0 };

/**
 * The start of a day in cursor form. Every company list needs it, nearly always for the same day, so the latest is
 * cached.
 */
export function startKeyOf(day: string): number {
  if (latest.day !== day) {
    const bytes = createHash('sha256').update(day).digest();
    latest = { day, key: Number(bytes.readBigUInt64BE() >> 11n) };
  }
  return latest.key;
}

export const startKeyOn = (day: CalendarDate): number => startKeyOf(written(day));

export function firstPosition(now: Date): ListPosition {
  const day = written(todayAt(now));
  return { day, lap: 0, afterKey: startKeyOf(day) - 1 };
}

export function formatCursor(position: ListPosition): string {
  return `${position.day}.${position.lap}.${position.afterKey}`;
}

/** The position that a cursor names; a cursor that is more than two days old starts the list over. */
export function positionOf(cursor: string, now: Date): ListPosition {
  const [day = '', lap, key] = cursor.split('.');
  const oldest = todayAt(new Date(now.getTime() - DAYS_A_CURSOR_LIVES * DAY_MS));
  if (day < written(oldest) || day > written(todayAt(now))) return firstPosition(now);
  return { day, lap: lap === '1' ? 1 : 0, afterKey: Number(key) };
}
