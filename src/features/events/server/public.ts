/** What other features need from events. */
export { countEvents } from './count-events.ts';
