import { HOUR_MS } from '#platform/dates/spans.ts';
import type { Schedule } from '#platform/scheduler/schedule.ts';
import { remindOfEnds } from './remind.ts';

export const remindersSchedules: readonly Schedule[] = [
  { name: 'subscriptions.remind-of-ends', everyMs: HOUR_MS, run: remindOfEnds },
];
