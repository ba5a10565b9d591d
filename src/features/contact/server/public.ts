/** For other features' mails to the operator, and for the form about it. */
export { defaultContact, readContactInfo } from './contact-info.ts';
