import type { MailLane } from './mail-lanes.ts';

type Sender = { readonly lanes: readonly MailLane[]; readonly pauseMs: number };

const urgent: Sender = { lanes: ['urgent'], pauseMs: 500 };
const patient: Sender = { lanes: ['ordinary', 'mass'], pauseMs: 2_000 };

/** Each sends one mail at a time; a whole trade show that is called off takes none of the urgent ones. */
export const mailSenders: readonly Sender[] = [urgent, urgent, patient, patient, patient];

/** As many mails as are on their way at once. */
export const MAIL_CONNECTIONS = mailSenders.length;
