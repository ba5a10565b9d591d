import type pg from 'pg';
import type { Language } from '#platform/i18n/languages.ts';
import type { Mail } from './mail.ts';
import type { Transport } from './transport.ts';

const MINUTE_S = 60;
/** After a first failure, a second one … until it is given up. */
const retryDelaysS = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * MINUTE_S);
/** Longer than an attempt can take; then a mail whose sender died is taken up again. */
const CLAIM_S = 5 * MINUTE_S;
const BATCH = 20;
const ERROR_LENGTH = 500;

type ClaimedMail = {
  id: number;
  recipient: string;
  reply_to: string | null;
  subject: string;
  body: string;
  language: Language;
  attempts: number;
  attachment_name: string | null;
  attachment_type: string | null;
  attachment: Buffer | null;
};

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
async function dropExpiredMails(pool: pg.Pool): Promise<void> {
  await pool.query('delete from mails where expires_at <= now()');
}

/** A mail that has gone is kept for the operator to look up, unless it holds a secret. */
async function recordSuccess(pool: pg.Pool, id: number): Promise<void> {
  const { rowCount } = await pool.query(
    'delete from mails where id = $1 and expires_at is not null',
    [id],
  );
  if (rowCount) return;
  await pool.query('update mails set sent_at = now(), last_error = null where id = $1', [id]);
}

/** Each mail goes to one instance only, and comes back by itself if that one does not finish. */
async function claimDueMails(pool: pg.Pool): Promise<ClaimedMail[]> {
  const { rows } = await pool.query<ClaimedMail>(
    `update mails set attempts = attempts + 1, due_at = now() + make_interval(secs => $1)
     where id in (
       select id from mails
       where due_at <= now() and sent_at is null and failed_at is null
       order by due_at limit $2 for update skip locked)
     returning id, recipient, reply_to, subject, body, language, attempts,
       attachment_name, attachment_type, attachment`,
    [CLAIM_S, BATCH],
  );
  return rows;
}

/** A mail server's 5xx will be the same tomorrow; 4xx and a broken connection may pass. */
function isPermanent(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (responseCode !== undefined) return responseCode >= 500 && code !== 'EAUTH';
  return code === 'EENVELOPE';
}

async function recordFailure(pool: pg.Pool, mail: ClaimedMail, error: unknown): Promise<void> {
  const reason = String((error as Error).message ?? error).slice(0, ERROR_LENGTH);
  const delayS = isPermanent(error) ? undefined : retryDelaysS[mail.attempts - 1];
  await pool.query(
    `update mails set last_error = $2,
       failed_at = case when $3::int is null then now() end,
       due_at = now() + make_interval(secs => coalesce($3::int, 0))
     where id = $1`,
    [mail.id, reason, delayS ?? null],
  );
}

/** Sends what is due now; answers how many mails were tried. */
export async function sendDueMails(pool: pg.Pool, transport: Transport): Promise<number> {
  await dropExpiredMails(pool);
  const claimed = await claimDueMails(pool);
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
