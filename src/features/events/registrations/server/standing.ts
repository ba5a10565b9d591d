import { momentsOf } from '#features/events/server/event-answers.ts';
import { startOfDay } from '#platform/dates/validity.ts';
import type { OwnEventRow } from './registrations.queries.ts';

/** Up to so long before an event begins, a registration can be taken back. */
const CANCEL_BEFORE_MS = 48 * 3_600_000;

/** What an event is to somebody, at a moment. */
export function standingOf(row: OwnEventRow, now: Date) {
  const { starts_at: startsAt } = momentsOf(row);
  const begins = startsAt ? new Date(startsAt) : startOfDay(row.start_date);
  const until = new Date(begins.getTime() - CANCEL_BEFORE_MS);
  return {
    registered: row.registered,
    shares_phone: row.shares_phone,
    saved: row.saved,
    can_cancel: row.registered && now <= until,
    cancel_until: until.toISOString(),
  };
}
