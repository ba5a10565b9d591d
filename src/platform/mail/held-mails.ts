import type pg from 'pg';
import { array, bigint, bytes, float, nullable, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, type RowOf } from '#platform/database/statement.ts';
import { languages } from '#platform/i18n/languages.ts';
import { UNDO_KEPT_S } from '#platform/undo/undo-time.ts';
import { heldMails } from './held-mails.table.ts';
import { type Mail, queueMail } from './mail.ts';
import { mailLanes } from './mail-lanes.ts';

/** How many due mails are released in one transaction. */
const AT_ONCE = 200;

const content = {
  recipient: text,
  reply_to: nullable(text),
  subject: text,
  body: text,
  language: oneOf(languages),
  lane: oneOf(mailLanes),
  topic: nullable(text),
  attachment_name: nullable(text),
  attachment_type: nullable(text),
  attachment: nullable(bytes),
};

const columns = sql`
  recipient, reply_to, subject, body, language, lane, topic, attachment_name, attachment_type, attachment`;

const insertHeld = command({
  name: 'mail.hold',
  values: { ...content, hold: text, keptS: float },
  sql: sql`
    insert into ${heldMails} (hold, release_at, ${columns})
    values ($hold, now() + make_interval(secs => $keptS), $recipient, $reply_to, $subject, $body,
      $language, $lane, $topic, $attachment_name, $attachment_type, $attachment)`,
});

const deleteHeld = command({
  name: 'mail.drop-held',
  values: { hold: text },
  sql: sql`delete from ${heldMails} where hold = $hold and release_at > now()`,
});

const takeDue = command({
  name: 'mail.take-held',
  values: { atMost: bigint },
  row: { id: bigint, ...content },
  sql: sql`
    delete from ${heldMails} where id = any(array(
      select id from ${heldMails} where release_at <= now()
      order by release_at, id limit $atMost for update skip locked))
    returning id, ${columns}`,
});

const eraseHeld = command({
  name: 'mail.erase-held',
  values: { addresses: array(text) },
  sql: sql`
    delete from ${heldMails} where recipient = any($addresses) or reply_to = any($addresses)`,
});

/** A mail that can be held. One with a secret cannot, because somebody is waiting for it. */
export type HeldMail = Omit<Mail, 'validForS'>;

/** Queues a mail only once the action it reports can no longer be undone. */
export async function holdMail(connection: Connection, hold: string, mail: HeldMail) {
  const { attachment, replyTo, topic, lane = 'ordinary', ...facts } = mail;
  await insertHeld.run(connection, {
    ...facts,
    hold,
    keptS: UNDO_KEPT_S,
    lane,
    topic,
    reply_to: replyTo,
    attachment_name: attachment?.name,
    attachment_type: attachment?.contentType,
    attachment: attachment?.content,
  });
}

/** Deletes the mails of a hold that are not yet released, and returns how many there were. */
export function dropHeldMails(connection: Connection, hold: string): Promise<number> {
  return deleteHeld.run(connection, { hold });
}

/** Deletes held mails to and from a person who is erased. */
export async function eraseHeldMails(connection: Connection, addresses: readonly string[]) {
  await eraseHeld.run(connection, { addresses });
}

function mailOf(held: RowOf<typeof content>): Mail {
  const { reply_to: replyTo, topic, attachment: file, ...facts } = held;
  const { attachment_name: name, attachment_type: contentType, ...words } = facts;
  const isWhole = name !== null && contentType !== null && file !== null;
  return {
    ...words,
    replyTo: replyTo ?? undefined,
    topic: topic ?? undefined,
    attachment: isWhole ? { name, contentType, content: file } : undefined,
  };
}

/** Queues mails whose undo time is over, and returns how many. */
export function releaseHeldMails(pool: pg.Pool): Promise<number> {
  return inTransaction(pool, async (client) => {
    const due = await takeDue.all(client, { atMost: AT_ONCE });
    due.sort((one, other) => one.id - other.id);
    for (const { id: _id, ...held } of due) await queueMail(client, mailOf(held));
    return due.length;
  });
}
