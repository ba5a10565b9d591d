/** For whoever takes an event away. */
export { tellRegistered } from './event-removed.ts';
