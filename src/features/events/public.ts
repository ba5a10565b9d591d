/** For event lists in other features. */
export { listCompanyEvents, listEvents } from './events.contract.ts';
