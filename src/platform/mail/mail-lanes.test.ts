import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendDueMails } from '#testing/send-due-mails.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { type Mail, queueMail } from './mail.ts';
import { mailLanes } from './mail-lanes.ts';
import { MAIL_CONNECTIONS } from './mail-senders.ts';
import { startMailer } from './mailer.ts';
import { sendNextMail } from './send-next-mail.ts';
import type { Transport } from './transport.ts';

const { pool } = await createTestDatabase();

const queue = (mail: Partial<Mail>) =>
  queueMail(pool, {
    recipient: 'layla@test.example',
    subject: 'x',
    body: 'x',
    language: 'en',
    ...mail,
  });

async function statesOf(): Promise<readonly { body: string; sent: boolean; wait_s: number }[]> {
  const { rows } = await pool.query(
    `select body, sent_at is not null as sent, round(extract(epoch from due_at - now()))::int as wait_s
     from mails order by id`,
  );
  return rows;
}

/** A transport that finishes mails only when told to, except codes. */
function createStuckTransport() {
  const taken: string[] = [];
  const going: (() => void)[] = [];
  const transport: Transport = async ({ body }) => {
    taken.push(body);
    if (body !== 'code') await new Promise<void>((resolve) => going.push(resolve));
  };
  let isOpen = false;
  return {
    taken,
    transport: (mail: Parameters<Transport>[0]) => (isOpen ? Promise.resolve() : transport(mail)),
    finish() {
      isOpen = true;
      for (const go of going) go();
    },
  };
}

afterEach(() => pool.query('delete from mails'));

describe('a code', () => {
  async function sendBesideThreeHundred(code: Partial<Mail>) {
    for (let person = 0; person < 300; person += 1) {
      const lane = person % 2 === 0 ? 'ordinary' : 'mass';
      await queue({ recipient: `p${person}@test.example`, lane });
    }
    await queue({ body: 'code', ...code });
    const stuck = createStuckTransport();
    const log = { error: vi.fn() };
    const mailer = startMailer(pool, stuck.transport, log);
    return {
      ...stuck,
      async end() {
        stuck.finish();
        await mailer.stop();
        expect(log.error).not.toHaveBeenCalled();
      },
    };
  }

  test('goes while three hundred others stand still', async () => {
    const { taken, end } = await sendBesideThreeHundred({ validForS: 600 });
    await expect.poll(() => taken.includes('code')).toBe(true);
    expect(taken.filter((body) => body !== 'code').length).toBeLessThan(MAIL_CONNECTIONS);
    await end();
  });

  test('control: in their lane it stands behind them', async () => {
    const { taken, end } = await sendBesideThreeHundred({ lane: 'mass' });
    await expect.poll(() => taken.length).toBe(3);
    expect(taken).not.toContain('code');
    await end();
  });
});

test('what one person waits for goes before what many get', async () => {
  await queue({ body: 'many', lane: 'mass' });
  await queue({ body: 'one' });
  const sent: string[] = [];
  await sendDueMails(pool, async ({ body }) => void sent.push(body));
  expect(sent).toEqual(['one', 'many']);
});

describe('a claim', () => {
  test('is of the mail that is being sent, not of those behind it', async () => {
    await queue({ body: 'first' });
    await queue({ body: 'second' });
    const stuck = createStuckTransport();
    const sending = sendNextMail(pool, stuck.transport, mailLanes);
    await expect.poll(() => stuck.taken).toEqual(['first']);
    const others: string[] = [];
    expect(await sendDueMails(pool, async ({ body }) => void others.push(body))).toBe(1);
    expect(others).toEqual(['second']);
    stuck.finish();
    await sending;
    expect((await statesOf()).map(({ sent }) => sent)).toEqual([true, true]);
  });

  test('lasts as long as the sending does', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await queue({ body: 'slow' });
      const stuck = createStuckTransport();
      const sending = sendNextMail(pool, stuck.transport, mailLanes);
      await expect.poll(() => stuck.taken).toEqual(['slow']);
      await pool.query(`update mails set due_at = now() + interval '1 second'`);
      vi.advanceTimersByTime(20_000);
      await expect.poll(async () => (await statesOf())[0]?.wait_s).toBeGreaterThan(30);
      stuck.finish();
      await sending;
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a topic', () => {
  const say = (body: string) => queue({ body, topic: 'job:7' });

  test('of which a hundred things are said in a row tells the first and the last', async () => {
    await say('word 0');
    await sendDueMails(pool, async () => {});
    for (let word = 1; word <= 100; word += 1) await say(`word ${word}`);
    expect(await sendDueMails(pool, async () => {})).toBe(0);
    expect(await statesOf()).toEqual([
      { body: 'word 0', sent: true, wait_s: expect.any(Number) },
      { body: 'word 100', sent: false, wait_s: expect.any(Number) },
    ]);
  });

  test('keeps one waiting however many speak at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, word) => say(`word ${word}`)));
    expect(await statesOf()).toHaveLength(1);
  });

  test('is told less and less often', async () => {
    const waits: number[] = [];
    for (let word = 0; word < 5; word += 1) {
      await say(`word ${word}`);
      waits.push(Math.round(((await statesOf()).at(-1)?.wait_s ?? 0) / 60));
      await pool.query('update mails set due_at = now() where sent_at is null');
      await sendDueMails(pool, async () => {});
    }
    expect(waits).toEqual([0, 1, 5, 60, 60]);
  });

  test('is another one for another person', async () => {
    await say('mine');
    await queue({ body: 'yours', topic: 'job:7', recipient: 'omar@test.example' });
    expect(await sendDueMails(pool, async () => {})).toBe(2);
  });

  test('of which more is said while a mail about it goes has that word to come', async () => {
    await say('early');
    const stuck = createStuckTransport();
    const sending = sendNextMail(pool, stuck.transport, mailLanes);
    await expect.poll(() => stuck.taken).toEqual(['early']);
    await say('late');
    stuck.finish();
    await sending;
    expect(await statesOf()).toEqual([{ body: 'late', sent: false, wait_s: expect.any(Number) }]);
  });

  const link = (body: string) => queue({ body, topic: 'company-email:7', validForS: 3600 });

  test('a secret that is told again while the first goes is still to come', async () => {
    await link('first');
    const stuck = createStuckTransport();
    const sending = sendNextMail(pool, stuck.transport, mailLanes);
    await expect.poll(() => stuck.taken).toEqual(['first']);
    await link('second');
    stuck.finish();
    await sending;
    expect(await statesOf()).toMatchObject([{ body: 'second', sent: false }]);
  });

  test('a secret that takes the place of one that waits lasts its own time', async () => {
    await link('first');
    await pool.query('update mails set expires_at = now()');
    await link('second');
    const sent: string[] = [];
    await sendDueMails(pool, async ({ body }) => void sent.push(body));
    expect(sent).toEqual(['second']);
  });
});
