import { afterEach, expect, test } from 'vitest';
import { startFaultProxy } from '#testing/fault-proxy.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { REFUSED_DOMAIN } from '#testing/mail-sink.ts';
import { sendDueMails } from '#testing/send-due-mails.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { queueMail } from './mail.ts';
import { createTransport } from './transport.ts';

const { pool } = await createTestDatabase();
const { url, received } = await startMailServer();
const way = await startFaultProxy({ host: '127.0.0.1', port: Number(new URL(url).port) });
const transport = createTransport({
  smtpUrl: `smtp://127.0.0.1:${way.port}`,
  mailFrom: 'Mai <portal@mai.example>',
  dataDir: '/nowhere',
  appUrl: 'https://mai.example',
});

const queue = (recipient: string) =>
  queueMail(pool, { recipient, subject: 'x', body: 'Broken off', language: 'en' });
const send = () => sendDueMails(pool, transport);

async function stateOf() {
  const { rows } = await pool.query(
    `select attempts, sent_at is not null as sent, failed_at is not null as failed, last_error
     from mails`,
  );
  return rows[0];
}

afterEach(async () => {
  await way.pass();
  await pool.query('delete from mails');
  received.length = 0;
});

/** If the server accepted a mail without confirming it, nobody can know whether it arrived; rather twice than never. */
test.each([
  ['takes nobody in: the mail goes once', () => way.refuse(), 1],
  ['hangs up within a mail: it goes once', () => way.cutBefore('Broken off'), 1],
  ['hangs up when it has taken a mail: it goes again', () => way.cutWithin('message queued'), 2],
])('a server that %s, a minute later', async (_name, fail, times) => {
  await queue('layla@test.example');
  fail();
  expect(await send()).toBe(1);
  const waiting = { attempts: 1, sent: false, failed: false, last_error: expect.any(String) };
  expect(await stateOf()).toEqual(waiting);
  await way.pass();
  expect(await send()).toBe(0);
  await pool.query('update mails set due_at = now()');
  expect(await send()).toBe(1);
  expect(await stateOf()).toEqual({ attempts: 2, sent: true, failed: false, last_error: null });
  expect(received.map(({ body }) => body.trim())).toEqual(Array(times).fill('Broken off'));
  const ids = received.map(({ headers }) => headers.match(/^Message-ID: (.*)$/im)?.[1]);
  expect(new Set(ids).size).toBe(1);
});

test('a server that knows no such mailbox is not asked again', async () => {
  await queue(`nobody@${REFUSED_DOMAIN}`);
  expect(await send()).toBe(1);
  expect(await stateOf()).toMatchObject({ attempts: 1, sent: false, failed: true });
  expect(await send()).toBe(0);
  expect(received).toEqual([]);
});
