import type { FieldIssue } from '#platform/calls/call-problem.ts';
import type { Values } from '#platform/fields/declared-field.ts';
import { periodIssues } from '#platform/fields/period-rules.ts';
import { eventsCollectionTexts as texts } from './events.collection.texts.ts';

/** Checks that involve several fields: an event on a single day must have hours. */
export function eventIssues(values: Values): readonly FieldIssue[] {
  const { event_start_date: first, event_expiry_date: last } = values;
  const { event_start_time: from, event_end_time: to } = values;
  const hasHours = typeof from === 'string' && typeof to === 'string';
  const days = periodIssues(values, {
    start: 'event_start_date',
    end: 'event_expiry_date',
    tooEarly: texts.expiryTooEarly,
    sameDay: hasHours,
  });
  if (typeof to === 'string' && from === null) {
    return [...days, { field: 'event_start_time', text: texts.startTimeMissing }];
  }
  if (hasHours && first === last && to <= from) {
    return [...days, { field: 'event_end_time', text: texts.endTimeTooEarly }];
  }
  return days;
}
