/** What the app and other features put together with their own parts. */
export { companyEventsTab } from './web/company-events.tsx';
export { type Event, RegisterButton } from './web/event-actions.tsx';
export { EventCover } from './web/event-cover.tsx';
export { eventDays } from './web/event-dates.ts';
