/** For lists of events elsewhere. */
export { listCompanyEvents, listEvents } from './events.contract.ts';
