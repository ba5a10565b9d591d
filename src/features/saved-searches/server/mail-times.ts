import type { AlertRhythm } from '#features/saved-searches/saved-searches.contract.ts';
import { DAY_MS, HOUR_MS } from '#platform/dates/spans.ts';
import { startOfDay, todayAt } from '#platform/dates/validity.ts';

/** Mails arrive before people start their day. */
const MORNING_HOUR = 6;

const days: Readonly<Record<AlertRhythm, number>> = { day: 1, week: 7 };

/** The morning of the next mail: the next one, or the one six days after it. */
export function nextMailAt(every: AlertRhythm, now: Date): Date {
  const morning = startOfDay(todayAt(now)).getTime() + MORNING_HOUR * HOUR_MS;
  const next = morning > now.getTime() ? morning : morning + DAY_MS;
  return new Date(next + (days[every] - 1) * DAY_MS);
}
