import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { startMailServer } from '#testing/mail-server.ts';
import { sendDueMails } from '#testing/send-due-mails.ts';
import { makeTemporaryFolder } from '#testing/temporary-folder.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { queueMail } from './mail.ts';
import { MAIL_CONNECTIONS } from './mail-senders.ts';
import { startMailer } from './mailer.ts';
import { createTransport, type Transport } from './transport.ts';

const { pool } = await createTestDatabase();
const mailFrom = 'Mai <portal@mai.example>';

const arabic = {
  recipient: 'operator@mai.example',
  replyTo: 'layla@test.example',
  subject: 'رسالة جديدة: Ultrasound',
  body: 'مرحبًا\nA second line with a dot:\n.\nEnd',
  language: 'ar',
} as const;

type State = {
  attempts: number;
  sent: boolean;
  failed: boolean;
  wait_s: number;
  last_error: string;
};

async function stateOf(): Promise<State> {
  const { rows } = await pool.query<State>(
    `select attempts, sent_at is not null as sent, failed_at is not null as failed, last_error,
       round(extract(epoch from due_at - now())) as wait_s from mails`,
  );
  return rows[0] as State;
}

const makeDue = () => pool.query(`update mails set due_at = now() - interval '1 second'`);

afterEach(() => pool.query('delete from mails'));

describe('what fails', () => {
  const failing =
    (facts: object): Transport =>
    async () => {
      throw Object.assign(new Error('refused'), facts);
    };

  test('a mail refused for good is tried once', async () => {
    await queueMail(pool, arabic);
    await sendDueMails(pool, failing({ responseCode: 550, code: 'EENVELOPE' }));
    expect(await stateOf()).toMatchObject({ attempts: 1, failed: true, last_error: 'refused' });
    expect(await sendDueMails(pool, failing({}))).toBe(0);
  });

  test.each([
    ['a busy mailbox', { responseCode: 450, code: 'EENVELOPE' }],
    ['a dead server', { code: 'ECONNECTION' }],
    ['a wrong password, which the operator can mend', { responseCode: 535, code: 'EAUTH' }],
  ])('%s is tried again later and later, then given up', async (_name, facts) => {
    await queueMail(pool, arabic);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      await sendDueMails(pool, failing(facts));
      const state = await stateOf();
      expect(state).toMatchObject({ attempts: attempt, failed: false, sent: false });
      waits.push(Math.round(state.wait_s / 60));
      await makeDue();
    }
    expect(waits).toEqual([1, 5, 15, 60, 240, 720, 1440]);
    await sendDueMails(pool, failing(facts));
    expect(await stateOf()).toMatchObject({ attempts: 8, failed: true });
  });

  test('a mail that was rolled back never goes', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await queueMail(client, arabic);
    await client.query('rollback');
    client.release();
    expect(await sendDueMails(pool, async () => {})).toBe(0);
  });
});

describe('a mail with a secret', () => {
  const secret = { ...arabic, validForS: 600 };
  const kept = async () => (await pool.query('select id from mails')).rowCount;

  test('is not kept once it has gone', async () => {
    await queueMail(pool, secret);
    expect(await sendDueMails(pool, async () => {})).toBe(1);
    expect(await kept()).toBe(0);
  });

  test('is neither sent nor kept once it is worth nothing', async () => {
    await queueMail(pool, secret);
    await pool.query('update mails set expires_at = now()');
    expect(await sendDueMails(pool, async () => {})).toBe(0);
    expect(await kept()).toBe(0);
  });
});

test('two instances never send the same mail', async () => {
  for (let number = 0; number < 30; number += 1) await queueMail(pool, arabic);
  const sent: number[] = [];
  const transport: Transport = async ({ id }) => {
    sent.push(id);
  };
  while ((await Promise.all([1, 2, 3].map(() => sendDueMails(pool, transport)))).some(Boolean));
  expect(sent).toHaveLength(30);
  expect(new Set(sent).size).toBe(30);
});

test('without a mail server a mail is a file of RFC 822', async () => {
  const dataDir = await makeTemporaryFolder();
  await queueMail(pool, arabic);
  await sendDueMails(
    pool,
    createTransport({ smtpUrl: undefined, mailFrom, dataDir, appUrl: 'https://mai.example' }),
  );
  const [name = ''] = await readdir(join(dataDir, 'outbox'));
  expect(name).toMatch(/^\d{6}\.eml$/);
  const text = await readFile(join(dataDir, 'outbox', name), 'utf8');
  expect(text).toMatch(/^From: Mai <portal@mai\.example>\r$/m);
  expect(text).toMatch(/^To: operator@mai\.example\r$/m);
  expect(text).toMatch(/^Reply-To: layla@test\.example\r$/m);
  expect(text).toMatch(/^Content-Language: ar\r$/m);
  expect(text).toMatch(/^Message-ID: <mail-\d+@mai\.example>\r$/m);
  expect(text).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  expect(await stateOf()).toMatchObject({ sent: true, attempts: 1 });
});

test('a subject that pretends to be encoded is read as it was written', async () => {
  const { url, received } = await startMailServer();
  const transport = createTransport({
    smtpUrl: url,
    mailFrom,
    dataDir: '',
    appUrl: 'https://mai.example',
  });
  const subject = 'From =?UTF-8?Q?Mai=0ABcc:_other@test.example?= here';
  await queueMail(pool, { ...arabic, subject });
  await sendDueMails(pool, transport);
  transport.close();
  expect(received.map((mail) => mail.subject.replace('\u2060', ''))).toEqual([subject]);
});

test('a mail goes to its recipient and to no other address within it', async () => {
  const { url, received } = await startMailServer();
  const transport = createTransport({
    smtpUrl: url,
    mailFrom,
    dataDir: '',
    appUrl: 'https://mai.example',
  });
  for (const recipient of ['a@test.example <b@test.example>', 'a@test.example, b@test.example']) {
    await transport({ ...arabic, recipient, id: 1 }).catch(() => undefined);
  }
  transport.close();
  expect(received).toEqual([]);
});

test('many mails go over the connections of a few', async () => {
  const { url, received, countConnections } = await startMailServer();
  const transport = createTransport({
    smtpUrl: url,
    mailFrom,
    dataDir: '',
    appUrl: 'https://mai.example',
  });
  for (let made = 0; made < 20; made += 1) await queueMail(pool, arabic);
  expect(await sendDueMails(pool, transport)).toBe(20);
  transport.close();
  expect(received).toHaveLength(20);
  expect(countConnections()).toBeLessThanOrEqual(MAIL_CONNECTIONS);
});

test('with a mail server the mailer hands it over by itself', async () => {
  const { url, received } = await startMailServer();
  await queueMail(pool, arabic);
  const mailer = startMailer(
    pool,
    createTransport({ smtpUrl: url, mailFrom, dataDir: '', appUrl: 'https://mai.example' }),
    {
      error: () => undefined,
    },
  );
  await expect.poll(async () => (await stateOf()).sent).toBe(true);
  await mailer.stop();
  expect(received).toEqual([
    {
      to: 'operator@mai.example',
      subject: arabic.subject,
      headers: expect.stringContaining('Reply-To: layla@test.example'),
      body: expect.stringContaining(arabic.body),
      html: expect.stringContaining('<html lang="ar" dir="rtl">'),
    },
  ]);
});
