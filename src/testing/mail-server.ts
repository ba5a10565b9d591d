import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';
import { type ReceivedMail, readMail } from './read-mail.ts';

/** Mailboxes nobody has. */
export const REFUSED_DOMAIN = 'refused.example';

/** A real mail server on a port of its own, which keeps what it is given, and takes its time if told so. */
export async function startMailServer(
  delayMs = 0,
): Promise<{ url: string; received: ReceivedMail[]; countConnections(): number }> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    authOptional: true,
    // Senders keep their connections; at the end nobody waits for them.
    closeTimeout: 1,
    disabledCommands: ['STARTTLS', 'AUTH'],
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
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, countConnections: () => connections };
}
