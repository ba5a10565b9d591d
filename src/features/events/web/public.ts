/** Components and functions for showing an event elsewhere. */
export { EventCover } from './event-cover.tsx';
export { eventDays } from './event-dates.ts';
export { formatPrice } from './event-price.ts';
