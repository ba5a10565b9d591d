import type pg from 'pg';
import { dropExpiredMails } from '#platform/mail/drop-expired-mails.ts';
import { mailLanes } from '#platform/mail/mail-lanes.ts';
import { sendNextMail } from '#platform/mail/send-next-mail.ts';
import type { Transport } from '#platform/mail/transport.ts';

/** Sends all due mails, as the mailer would; returns how many were tried. */
export async function sendDueMails(pool: pg.Pool, transport: Transport): Promise<number> {
  await dropExpiredMails.run(pool);
  let tried = 0;
  while (await sendNextMail(pool, transport, mailLanes)) tried += 1;
  return tried;
}
