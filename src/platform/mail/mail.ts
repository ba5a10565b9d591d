import type pg from 'pg';
import type { Language } from '#platform/i18n/languages.ts';

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

/** Puts a mail on its way within the caller's transaction: it goes if and only if that commits. */
export async function queueMail(
  connection: Pick<pg.ClientBase, 'query'>,
  mail: Mail,
): Promise<void> {
  await connection.query(
    `insert into mails (recipient, reply_to, subject, body, language, expires_at,
       attachment_name, attachment_type, attachment)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), $7, $8, $9)`,
    [
      mail.recipient,
      mail.replyTo ?? null,
      mail.subject,
      mail.body,
      mail.language,
      mail.validForS ?? null,
      mail.attachment?.name,
      mail.attachment?.contentType,
      mail.attachment?.content,
    ],
  );
}
