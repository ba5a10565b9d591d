import { bytes, float, nullable, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { type Language, languages } from '#platform/i18n/languages.ts';
import { mails } from './mails.table.ts';

export type Mail = {
  readonly recipient: string;
  readonly replyTo?: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  readonly language: Language;
  /** A secret that is worth nothing later: then it is no longer sent, and it is never kept. */
  readonly validForS?: number;
  readonly attachment?: MailAttachment;
};

export type MailAttachment = {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
};

const insertMail = command({
  name: 'mail.queue',
  values: {
    recipient: text,
    replyTo: nullable(text),
    subject: text,
    body: text,
    language: oneOf(languages),
    validForS: nullable(float),
    attachmentName: nullable(text),
    attachmentType: nullable(text),
    attachment: nullable(bytes),
  },
  sql: sql`
    insert into ${mails} (recipient, reply_to, subject, body, language, expires_at,
      attachment_name, attachment_type, attachment)
    values ($recipient, $replyTo, $subject, $body, $language,
      now() + make_interval(secs => $validForS), $attachmentName, $attachmentType, $attachment)`,
});

/** Puts a mail on its way within the caller's transaction: it goes if and only if that commits. */
export async function queueMail(connection: Connection, mail: Mail): Promise<void> {
  const { attachment, replyTo, validForS, ...facts } = mail;
  await insertMail.run(connection, {
    ...facts,
    replyTo,
    validForS,
    attachmentName: attachment?.name,
    attachmentType: attachment?.contentType,
    attachment: attachment?.content,
  });
}
