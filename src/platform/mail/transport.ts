import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import { writeWhole } from '#platform/files/write-whole.ts';
import { htmlOf } from './html/mail-html.ts';
import type { Mail } from './mail.ts';
import { MAIL_CONNECTIONS } from './mail-senders.ts';

/** Delivers one mail to the mail server, or throws. */
export type Transport = (mail: Mail & { readonly id: number }) => Promise<void>;

/** A transport that may keep connections open until it is closed. */
export type OpenTransport = Transport & { close(): void };

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

type TransportConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'appUrl'>;

type Sender = { readonly from: string; readonly appUrl: string };

/** Mail programs show an unsubscribe button for these headers, and send a POST when it is pressed (RFC 8058). */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The display name of an address, or the address itself. */
const nameOf = (from: string) => from.split('<')[0]?.replaceAll('"', '').trim() || from;

/**
 * Keeps text that looks like a MIME encoded word from being decoded into other names, reversed letters or header lines.
 * An invisible character breaks the pattern, and the subject is then encoded like any other.
 */
const shownAsWritten = (subject: string) => subject.replaceAll('=?', '=\u2060?');

/** An address that is not looked through for names and further addresses, as the library does with plain text. */
const whole = (address: string) => ({ name: '', address });

function messageOf(mail: Mail & { id: number }, { from, appUrl }: Sender) {
  const domain = from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
  return {
    from,
    to: whole(mail.recipient),
    replyTo: mail.replyTo && whole(mail.replyTo),
    subject: shownAsWritten(mail.subject),
    text: mail.body,
    html: htmlOf(mail, { sender: nameOf(from), appUrl }),
    attachments: mail.attachment && [
      {
        filename: mail.attachment.name,
        contentType: mail.attachment.contentType,
        content: mail.attachment.content,
      },
    ],
    // The same at every attempt, so that a mailbox that receives it twice can tell.
    messageId: `<mail-${mail.id}@${domain}>`,
    headers: {
      'Content-Language': mail.language,
      'Auto-Submitted': 'auto-generated',
      ...(mail.stopUrl && stopHeaders(mail.stopUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Loaded with the first mail, because most instances of a portal send none for hours. */
const library = async () => (await import('nodemailer')).default;

function whenNeeded<T>(make: () => Promise<T>) {
  let made: Promise<T> | undefined;
  return {
    open() {
      made ??= make();
      return made;
    },
    opened: () => made,
  };
}

/** Keeps connections open while there is work, because greeting the server costs more than sending a mail. */
function smtpTransport(url: string, sender: Sender): OpenTransport {
  const pool = { url, pool: true, maxConnections: MAIL_CONNECTIONS, ...timeouts } as const;
  const smtp = whenNeeded(async () => (await library()).createTransport(pool));
  const send: Transport = async (mail) => {
    await (await smtp.open()).sendMail(messageOf(mail, sender));
  };
  return Object.assign(send, { close: () => void smtp.opened()?.then((each) => each.close()) });
}

/** The folder for mails while there is no mail server. */
export const outboxOf = (dataDir: string) => join(dataDir, 'outbox');

/** Without a mail server, every mail becomes a file that any mail program opens. */
function fileTransport(folder: string, sender: Sender): OpenTransport {
  const files = { streamTransport: true, buffer: true, newline: 'windows' } as const;
  const composer = whenNeeded(async () => (await library()).createTransport(files));
  const write: Transport = async (mail) => {
    const { message } = await (await composer.open()).sendMail(messageOf(mail, sender));
    await writeWhole(join(folder, `${String(mail.id).padStart(6, '0')}.eml`), message as Buffer);
  };
  return Object.assign(write, { close: () => undefined });
}

export function createTransport(config: TransportConfig): OpenTransport {
  const { smtpUrl, mailFrom: from, dataDir, appUrl } = config;
  const sender = { from, appUrl };
  return smtpUrl ? smtpTransport(smtpUrl, sender) : fileTransport(outboxOf(dataDir), sender);
}
