import { momentsOf } from '#features/events/server/event-answers.ts';
import { startOfDay } from '#platform/dates/validity.ts';
import type { OwnEventRow } from './registrations.queries.ts';

/** A registration can be cancelled until this long before the event begins. */
const CANCEL_BEFORE_MS = 48 * 3_600_000;

/** A person's relation to an event at a moment. */
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
