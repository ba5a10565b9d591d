import { array, bytes, float, nullable, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { type Language, languages } from '#platform/i18n/languages.ts';
import { heldMails } from './held-mails.table.ts';
import { type MailLane, mailLanes } from './mail-lanes.ts';
import { mails } from './mails.table.ts';

export type Mail = {
  readonly recipient: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly body: string;
  readonly language: Language;
  /** Set for a mail with a secret that expires: it is not sent after that, and it is not kept once it was sent. */
  readonly validForS?: number;
  readonly attachment?: MailAttachment;
  /** By default `urgent` for a secret, else `ordinary`. */
  readonly lane?: MailLane;
  /**
   * What the mail is about, for events that recur. A later mail on the same topic to the same person replaces one that
   * still waits, and each further one waits longer.
   */
  readonly topic?: string;
  /** Where the recipient's mail program unsubscribes without signing in (RFC 8058). */
  readonly stopUrl?: string;
};

export type MailAttachment = {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
};

/** The delay in minutes: none for the first mail on a topic, then 1, 5 and 60 by how many were sent within the hour. */
const delayMinutes = sql`case least(3, (
    select count(*) from ${mails} said
    where said.recipient = $recipient and said.topic = $topic
      and said.sent_at > now() - interval '1 hour'))
  when 0 then 0 when 1 then 1 when 2 then 5 else 60 end`;

/**
 * A mail that replaces a waiting one keeps its place, so that repetition delays nothing. A held mail on the topic is
 * dropped.
 */
const insertMail = command({
  name: 'mail.queue',
  values: {
    recipient: text,
    replyTo: nullable(text),
    subject: text,
    body: text,
    language: oneOf(languages),
    lane: oneOf(mailLanes),
    topic: nullable(text),
    validForS: nullable(float),
    attachmentName: nullable(text),
    attachmentType: nullable(text),
    attachment: nullable(bytes),
    stopUrl: nullable(text),
  },
  sql: sql`
    with overtaken as (
      delete from ${heldMails} where recipient = $recipient and topic = $topic)
    insert into ${mails} (recipient, reply_to, subject, body, language, lane, topic, expires_at,
      due_at, attachment_name, attachment_type, attachment, stop_url)
    values ($recipient, $replyTo, $subject, $body, $language, $lane, $topic,
      now() + make_interval(secs => $validForS), now() + make_interval(mins => ${delayMinutes}),
      $attachmentName, $attachmentType, $attachment, $stopUrl)
    on conflict (recipient, topic) where sent_at is null and failed_at is null
    do update set reply_to = excluded.reply_to, subject = excluded.subject, body = excluded.body,
      language = excluded.language, lane = excluded.lane, version = mails.version + 1, attempts = 0,
      expires_at = excluded.expires_at,
      attachment_name = excluded.attachment_name, attachment_type = excluded.attachment_type,
      attachment = excluded.attachment, stop_url = excluded.stop_url`,
});

/** Queues a mail within the caller's transaction: it is sent if and only if that commits. */
export async function queueMail(connection: Connection, mail: Mail): Promise<void> {
  const { attachment, replyTo, validForS, topic, stopUrl, ...facts } = mail;
  const lane = mail.lane ?? (validForS === undefined ? 'ordinary' : 'urgent');
  await insertMail.run(connection, {
    ...facts,
    lane,
    topic,
    replyTo,
    validForS,
    attachmentName: attachment?.name,
    attachmentType: attachment?.contentType,
    attachment: attachment?.content,
    stopUrl,
  });
}

/** One of many different mails without attachments; they are queued with one statement. */
type MassMail = Required<Pick<Mail, 'recipient' | 'subject' | 'body' | 'language' | 'stopUrl'>>;

const insertMassMails = command({
  name: 'mail.queue-mass',
  values: {
    recipients: array(text),
    subjects: array(text),
    bodies: array(text),
    languages: array(text),
    stopUrls: array(text),
  },
  sql: sql`
    insert into ${mails} (recipient, subject, body, language, lane, stop_url)
    select given.recipient, given.subject, given.body, given.language, 'mass', given.stop_url
    from unnest($recipients::text[], $subjects::text[], $bodies::text[], $languages::text[],
      $stopUrls::text[]) as given (recipient, subject, body, language, stop_url)`,
});

/** Queues mails that nobody waits for, within the caller's transaction. */
export async function queueMassMails(
  connection: Connection,
  all: readonly MassMail[],
): Promise<void> {
  if (all.length === 0) return;
  await insertMassMails.run(connection, {
    recipients: all.map(({ recipient }) => recipient),
    subjects: all.map(({ subject }) => subject),
    bodies: all.map(({ body }) => body),
    languages: all.map(({ language }) => language),
    stopUrls: all.map(({ stopUrl }) => stopUrl),
  });
}
