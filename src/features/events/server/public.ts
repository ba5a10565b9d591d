/** The event functions that other features use. */
export { countEvents } from './count-events.ts';
