import type pg from 'pg';
import { bigint, bytes, float, int, nullable, oneOf, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, type RowOf } from '#platform/database/statement.ts';
import { languages } from '#platform/i18n/languages.ts';
import type { Mail } from './mail.ts';
import { mails } from './mails.table.ts';
import type { Transport } from './transport.ts';

const MINUTE_S = 60;
/** After a first failure, a second one … until it is given up. */
const retryDelaysS = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * MINUTE_S);
/** Longer than an attempt can take; then a mail whose sender died is taken up again. */
const CLAIM_S = 5 * MINUTE_S;
const BATCH = 20;
const ERROR_LENGTH = 500;

const claimedMail = {
  id: bigint,
  recipient: text,
  reply_to: nullable(text),
  subject: text,
  body: text,
  language: oneOf(languages),
  attempts: int,
  attachment_name: nullable(text),
  attachment_type: nullable(text),
  attachment: nullable(bytes),
};

type ClaimedMail = RowOf<typeof claimedMail>;

function mailOf(claimed: ClaimedMail): Mail & { id: number } {
  const { id, recipient, subject, body, language, attachment: content } = claimed;
  const { reply_to: replyTo, attachment_name: name, attachment_type: contentType } = claimed;
  const isWhole = name !== null && contentType !== null && content !== null;
  return {
    id,
    recipient,
    subject,
    body,
    language,
    replyTo: replyTo ?? undefined,
    attachment: isWhole ? { name, contentType, content } : undefined,
  };
}

/** What came too late, or was given up, is worth nothing and may hold a secret. */
const deleteExpired = command({
  name: 'mail.drop-expired',
  sql: sql`delete from ${mails} where expires_at <= now()`,
});

/** Each mail goes to one instance only, and comes back by itself if that one does not finish. */
const claimDue = command({
  name: 'mail.claim-due',
  values: { claimS: float, atMost: bigint },
  row: claimedMail,
  sql: sql`
    update ${mails} set attempts = attempts + 1, due_at = now() + make_interval(secs => $claimS)
    where id in (
      select id from ${mails}
      where due_at <= now() and sent_at is null and failed_at is null
      order by due_at limit $atMost for update skip locked)
    returning id, recipient, reply_to, subject, body, language, attempts,
      attachment_name, attachment_type, attachment`,
});

const deleteSecret = command({
  name: 'mail.drop-secret',
  values: { id: bigint },
  sql: sql`delete from ${mails} where id = $id and expires_at is not null`,
});

const markSent = command({
  name: 'mail.mark-sent',
  values: { id: bigint },
  sql: sql`update ${mails} set sent_at = now(), last_error = null where id = $id`,
});

/** A mail that has gone is kept for the operator to look up, unless it holds a secret. */
async function recordSuccess(pool: pg.Pool, id: number): Promise<void> {
  if ((await deleteSecret.run(pool, { id })) > 0) return;
  await markSent.run(pool, { id });
}

/** A mail server's 5xx will be the same tomorrow; 4xx and a broken connection may pass. */
function isPermanent(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (responseCode !== undefined) return responseCode >= 500 && code !== 'EAUTH';
  return code === 'EENVELOPE';
}

const markFailed = command({
  name: 'mail.mark-failed',
  values: { id: bigint, reason: text, delayS: nullable(int) },
  sql: sql`
    update ${mails} set last_error = $reason,
      failed_at = case when $delayS::int is null then now() end,
      due_at = now() + make_interval(secs => coalesce($delayS::int, 0))
    where id = $id`,
});

async function recordFailure(pool: pg.Pool, mail: ClaimedMail, error: unknown): Promise<void> {
  const reason = String((error as Error).message ?? error).slice(0, ERROR_LENGTH);
  const delayS = isPermanent(error) ? undefined : retryDelaysS[mail.attempts - 1];
  await markFailed.run(pool, { id: mail.id, reason, delayS });
}

/** Sends what is due now; answers how many mails were tried. */
export async function sendDueMails(pool: pg.Pool, transport: Transport): Promise<number> {
  await deleteExpired.run(pool);
  const claimed = await claimDue.all(pool, { claimS: CLAIM_S, atMost: BATCH });
  for (const mail of claimed) {
    try {
      await transport(mailOf(mail));
    } catch (error) {
      await recordFailure(pool, mail, error);
      continue;
    }
    await recordSuccess(pool, mail.id);
  }
  return claimed.length;
}
