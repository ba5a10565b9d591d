import type pg from 'pg';
import { bigint, int, nullable, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { MINUTE_S } from '#platform/dates/spans.ts';
import { type ClaimedMail, claimMail, holdingClaim } from './claim-mail.ts';
import type { Mail } from './mail.ts';
import type { MailLane } from './mail-lanes.ts';
import { mails } from './mails.table.ts';
import type { Transport } from './transport.ts';

/** The delay after each failed attempt; after the last one the mail is given up. */
const retryDelaysS = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * MINUTE_S);
const ERROR_LENGTH = 500;

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
    stopUrl: claimed.stop_url ?? undefined,
    attachment: isWhole ? { name, contentType, content } : undefined,
  };
}

const deleteSecret = command({
  name: 'mail.drop-secret',
  values: { id: bigint, version: int },
  sql: sql`delete from ${mails} where id = $id and version = $version and expires_at is not null`,
});

/** If a newer version arrived while this one was being sent, it is sent a few minutes later. */
const markSent = command({
  name: 'mail.mark-sent',
  values: { id: bigint, version: int },
  sql: sql`
    update ${mails} set last_error = null,
      sent_at = case when version = $version then now() end,
      due_at = case when version = $version then due_at else now() + interval '5 minutes' end
    where id = $id and sent_at is null`,
});

/** A sent mail is kept for the operator to look up, unless it contains a secret. */
async function recordSuccess(pool: pg.Pool, { id, version }: ClaimedMail): Promise<void> {
  if ((await deleteSecret.run(pool, { id, version })) > 0) return;
  await markSent.run(pool, { id, version });
}

/** Whether a retry is useless: a 5xx response will be the same tomorrow, while 4xx and broken connections may pass. */
function isPermanent(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (responseCode !== undefined) return responseCode >= 500 && code !== 'EAUTH';
  return code === 'EENVELOPE';
}

const markFailed = command({
  name: 'mail.mark-failed',
  values: { id: bigint, attempts: int, reason: text, delayS: nullable(int) },
  sql: sql`
    update ${mails} set last_error = $reason,
      failed_at = case when $delayS::int is null then now() end,
      due_at = now() + make_interval(secs => coalesce($delayS::int, 0))
    where id = $id and attempts = $attempts`,
});

async function recordFailure(pool: pg.Pool, mail: ClaimedMail, error: unknown): Promise<void> {
  const { id, attempts } = mail;
  const reason = String((error as Error).message ?? error).slice(0, ERROR_LENGTH);
  const delayS = isPermanent(error) ? undefined : retryDelaysS[attempts - 1];
  await markFailed.run(pool, { id, attempts, reason, delayS });
}

/** Sends the next mail of these lanes, in the order of the lanes; false if there was none. */
export async function sendNextMail(
  pool: pg.Pool,
  transport: Transport,
  lanes: readonly MailLane[],
): Promise<boolean> {
  const claimed = await claimMail(pool, lanes);
  if (!claimed) return false;
  try {
    await holdingClaim(pool, claimed, () => transport(mailOf(claimed)));
  } catch (error) {
    await recordFailure(pool, claimed, error);
    return true;
  }
  await recordSuccess(pool, claimed);
  return true;
}
