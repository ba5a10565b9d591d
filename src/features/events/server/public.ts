/** What other features ask of events. */
export { countEvents } from './count-events.ts';
