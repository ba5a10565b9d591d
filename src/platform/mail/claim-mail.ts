import type pg from 'pg';
import { bigint, bytes, float, int, nullable, oneOf, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, type RowOf } from '#platform/database/statement.ts';
import { languages } from '#platform/i18n/languages.ts';
import { whileRenewing } from '#platform/scheduler/while-renewing.ts';
import { type MailLane, mailLanes } from './mail-lanes.ts';
import { mails } from './mails.table.ts';

/** How long a mail stays claimed by a sender that died; a live sender renews its claim before that. */
const CLAIM_S = 60;
const RENEWALS_PER_CLAIM = 3;

const claimedMail = {
  id: bigint,
  version: int,
  attempts: int,
  recipient: text,
  reply_to: nullable(text),
  subject: text,
  body: text,
  language: oneOf(languages),
  attachment_name: nullable(text),
  attachment_type: nullable(text),
  attachment: nullable(bytes),
  stop_url: nullable(text),
};

export type ClaimedMail = Readonly<RowOf<typeof claimedMail>>;

/** Claims a single mail right before it is sent; mails that wait are free for any sender. */
const claimNext = command({
  name: 'mail.claim-next',
  values: { lane: oneOf(mailLanes), claimS: float },
  row: claimedMail,
  sql: sql`
    update ${mails} set attempts = attempts + 1, due_at = now() + make_interval(secs => $claimS)
    where id = (
      select id from ${mails}
      where lane = $lane and due_at <= now() and sent_at is null and failed_at is null
        and (expires_at is null or expires_at > now())
      order by due_at limit 1 for update skip locked)
    returning id, version, attempts, recipient, reply_to, subject, body, language,
      attachment_name, attachment_type, attachment, stop_url`,
});

const renewClaim = command({
  name: 'mail.renew-claim',
  values: { id: bigint, attempts: int, claimS: float },
  sql: sql`
    update ${mails} set due_at = now() + make_interval(secs => $claimS)
    where id = $id and attempts = $attempts and sent_at is null and failed_at is null`,
});

/** Claims the mail that is due first, from the first of these lanes that has one. */
export async function claimMail(
  pool: pg.Pool,
  lanes: readonly MailLane[],
): Promise<ClaimedMail | undefined> {
  for (const lane of lanes) {
    const claimed = await claimNext.first(pool, { lane, claimS: CLAIM_S });
    if (claimed) return claimed;
  }
  return undefined;
}

/** Renews the claim while work runs, however slow the mail server is. */
export function holdingClaim(
  pool: pg.Pool,
  { id, attempts }: ClaimedMail,
  work: () => Promise<void>,
): Promise<void> {
  const renew = () => renewClaim.run(pool, { id, attempts, claimS: CLAIM_S });
  return whileRenewing({ everyMs: (CLAIM_S * 1000) / RENEWALS_PER_CLAIM, renew }, work);
}
