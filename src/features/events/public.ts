/** For lists of events elsewhere. */
export { listEvents } from './events.contract.ts';
