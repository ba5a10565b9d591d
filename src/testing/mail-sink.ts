import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type ReceivedMail, readMail } from './read-mail.ts';

/** Mail to this domain is refused. */
export const REFUSED_DOMAIN = 'refused.example';

export type MailSink = {
  readonly url: string;
  readonly received: ReceivedMail[];
  countConnections(): number;
  close(): Promise<void>;
};

/** A real mail server on a port of its own, which keeps the mails it receives and can be slow. */
export async function openMailSink(delayMs = 0): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    // Senders keep their connections open; closing does not wait for them.
    closeTimeout: 1,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onRcptTo({ address }, _session, done) {
      const isRefused = address.endsWith(`@${REFUSED_DOMAIN}`);
      done(isRefused ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(readMail(Buffer.concat(chunks).toString('utf8')));
        setTimeout(done, delayMs);
      });
    },
  });
  // A portal that is killed while sending a mail resets its connection, which some tests cause on purpose.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, received, countConnections: () => connections, close };
}
