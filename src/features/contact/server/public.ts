/** For other features' mails to the operator. */
export { readContactInfo } from './contact-info.ts';
