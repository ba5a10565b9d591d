/** For what other features do with events: how they are read and told. */
export { calendarEntry } from './calendar-entry.ts';
export { eventAnswer } from './event-answers.ts';
export { type EventRow, eventColumns } from './events.queries.ts';
