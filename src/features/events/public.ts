/** Where the app puts in what takes registrations. */
export { type EventRegistrations, EventRegistrationsContext } from './web/event-registrations.ts';
