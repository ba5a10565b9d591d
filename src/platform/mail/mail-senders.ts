import type { MailLane } from './mail-lanes.ts';

type Sender = { readonly lanes: readonly MailLane[]; readonly pauseMs: number };

const urgent: Sender = { lanes: ['urgent'], pauseMs: 500 };
const patient: Sender = { lanes: ['ordinary', 'mass'], pauseMs: 2_000 };

/** Each sends one mail at a time. Even thousands of mails about a cancelled trade show do not delay urgent ones. */
export const mailSenders: readonly Sender[] = [urgent, urgent, patient, patient, patient];

/** The most mails that are being sent at once. */
export const MAIL_CONNECTIONS = mailSenders.length;
