import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { poll } from '#platform/database/poll.ts';
import { metricsReader } from '#testing/metrics-access.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { limitConcurrency, MOST_AT_ONCE } from './concurrency-limit.ts';

/** Longer than this test holds the database, however busy the machine is. */
const PATIENCE_MS = 25_000;
const database = await createTestDatabase();
Object.assign(database.pool.options, {
  connectionTimeoutMillis: PATIENCE_MS,
  lock_timeout: PATIENCE_MS,
  statement_timeout: PATIENCE_MS,
});
const { app } = await startTestApp({ TAP_SECRET_KEY: 'sk_test_key' }, database);
const { port } = app.server.address() as AddressInfo;
// The test app's own way of sending requests uses the database, which is held here.
const ask = (path: string, options?: RequestInit) =>
  fetch(`http://127.0.0.1:${port}${path}`, options);
const list = '/api/companies/companies.php?country=KW&limit=12';
const asHtml = { headers: { accept: 'text/html,*/*' } };
const UNAVAILABLE = 'Service temporarily unavailable. Please try again later.';

async function figure(name: string): Promise<number> {
  const figures = await (await ask('/metrics', { headers: metricsReader })).text();
  return Number(figures.match(new RegExp(`^${name} (\\d+)$`, 'm'))?.[1]);
}

/** One connection on which requests are written as given; the responses arrive in order. */
async function openLine() {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
  });
  await once(socket, 'connect');

  function takeAnswer() {
    const end = received.indexOf('\r\n\r\n');
    const [first = '', ...lines] = received.slice(0, Math.max(end, 0)).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.split(':', 1)[0]?.toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
    );
    const length = Number(headers['content-length']);
    if (end < 0 || received.length < end + 4 + length) return undefined;
    const body = Buffer.from(received.slice(end + 4, end + 4 + length), 'latin1').toString();
    received = received.slice(end + 4 + length);
    return { status: Number(first.slice(9, 12)), headers, body };
  }

  return {
    write: (text: string) => socket.write(text),
    async answer() {
      const found = await poll(async () => takeAnswer(), { timeoutMs: PATIENCE_MS });
      if (!found) throw new Error('There was no answer');
      return found;
    },
    close: () => socket.destroy(),
  };
}

const headOf = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'host: mai.example', ...lines].join('\r\n')}\r\n\r\n`;

/** Removes what differs between any two responses. */
const alike = ({
  headers,
  ...answer
}: Awaited<ReturnType<Awaited<ReturnType<typeof openLine>>['answer']>>) => {
  const { 'x-request-id': _id, date: _date, 'keep-alive': _seconds, ...others } = headers;
  return { ...answer, headers: others };
};

describe('with as much under way as there is room for', () => {
  const holder = new pg.Client({ connectionString: database.url });
  let held: Promise<Response>[] = [];

  beforeAll(async () => {
    await ask('/api/system/settings.php');
    await ask('/faq', asHtml);
    await holder.connect();
    await holder.query('begin; lock table companies in access exclusive mode');
    held = Array.from({ length: MOST_AT_ONCE }, (_, at) => ask(`${list}&anew=${at}`));
    const isFull = async () =>
      (await figure('portal_answers_under_way')) === MOST_AT_ONCE || undefined;
    expect(await poll(isFull, { timeoutMs: PATIENCE_MS })).toBe(true);
  });
  afterAll(() => holder.end());

  test('a further call is refused at once, with a time to come back', async () => {
    const answer = await ask(`${list}&anew=more`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const body = { success: false, message: UNAVAILABLE, code: 'unavailable', errors: [] };
    expect(await answer.json()).toEqual(body);
  });

  test('a call that would write is refused, and nothing is written', async () => {
    const good = { name: 'Layla', email: 'l@test.example', subject: 'general', message: 'Hello' };
    const answer = await ask('/api/contact/send.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'ar' },
      body: JSON.stringify(good),
    });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('الخدمة غير متاحة مؤقتًا');
    expect((await holder.query('select from messages')).rowCount).toBe(0);
  });

  test.each([
    ['/companies?q=more', 'en', UNAVAILABLE],
    ['/ar/companies?q=more', 'ar', 'الخدمة غير متاحة مؤقتًا'],
  ])('%s is a page that says so in its language', async (path, language, words) => {
    const answer = await ask(path, asHtml);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(words);
    const [, style = ''] = html.match(/rel="stylesheet" href="([^"]+)"/) ?? [];
    expect((await ask(style)).status).toBe(200);
  });

  test.each(['/healthz', '/readyz', '/metrics', '/api/system/settings.php', '/faq'])(
    '%s is answered all the same',
    async (path) => {
      expect((await ask(path, { headers: metricsReader })).status).toBe(200);
    },
  );

  test.each([
    ['a call', `${list}&anew=line`, []],
    ['a call in Arabic', `${list}&anew=line`, ['accept-language: ar']],
    ['a page', '/companies?q=line', ['accept: text/html', 'connection: keep-alive']],
  ])('%s is refused alike, however often on one connection', async (_what, path, lines) => {
    const line = await openLine();
    const answers = [];
    for (let time = 0; time < 4; time += 1) {
      line.write(headOf(path, ...lines));
      answers.push(await line.answer());
    }
    line.close();
    const [first, ...others] = answers.map(alike);
    expect(first?.status).toBe(503);
    for (const other of others) expect(other).toEqual(first);
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(4);
    for (const { headers } of answers) expect(Date.parse(headers.date ?? '')).not.toBeNaN();
  });

  test('a connection on which much was refused is read as any other', async () => {
    const line = await openLine();
    const ask = async (...parts: readonly string[]) => {
      for (const part of parts) {
        line.write(part);
        await figure('portal_answers_under_way');
      }
      return line.answer();
    };
    const refused = headOf(`${list}&anew=line`);
    for (let time = 0; time < 3; time += 1) expect((await ask(refused)).status).toBe(503);
    // Cached and never-refused addresses, then a request in two pieces, one with a body, and one that is not HTTP.
    expect((await ask(headOf('/api/system/settings.php'))).status).toBe(200);
    expect((await ask(refused)).status).toBe(503);
    expect((await ask(headOf('/healthz'))).status).toBe(200);
    expect((await ask(refused.slice(0, 30), refused.slice(30))).status).toBe(503);
    const body = '{"email":"a@b.example"}';
    const lines = ['content-type: application/json', `content-length: ${body.length}`];
    const posted = headOf('/api/contact/send.php', ...lines).replace('GET', 'POST');
    expect((await ask(posted, body.slice(0, 5), body.slice(5))).status).toBe(503);
    expect((await ask(posted + body)).status).toBe(503);
    expect((await ask(refused)).status).toBe(503);
    line.write(refused + refused);
    expect([(await line.answer()).status, (await line.answer()).status]).toEqual([503, 503]);
    expect((await ask('GET / HTTP/1.1\r\nhost mai\r\n\r\n')).status).toBe(400);
    line.close();
  });

  test('the gateway’s notices are heard', async () => {
    expect((await ask('/webhooks/tap', { method: 'POST' })).status).toBe(403);
  });

  test('what was taken on is done, and then there is room again', async () => {
    expect(await figure('portal_refused_requests_total')).toBe(4 + 12 + 10);
    await holder.query('rollback');
    const statuses = (await Promise.all(held)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expect.poll(() => figure('portal_answers_under_way')).toBe(0);
    expect((await ask(`${list}&anew=after`)).status).toBe(200);
  });
});

describe('whoever waits for somebody outside', () => {
  const until = () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open: () => open(), opened };
  };

  test('takes no room meanwhile, and has it again afterwards', async () => {
    const limit = limitConcurrency(1);
    const [outside, inside] = [until(), until()];
    const first = limit.run(async (waitExternally) => {
      await waitExternally(() => outside.opened);
      await inside.opened;
    });
    expect(limit.underWay()).toBe(0);
    expect(await limit.run(async () => 'meanwhile')).toBe('meanwhile');
    outside.open();
    await expect.poll(limit.underWay).toBe(1);
    await expect(limit.run(async () => 'too much')).rejects.toMatchObject({ status: 503 });
    inside.open();
    await first;
    expect(limit.underWay()).toBe(0);
  });

  test('counts once, however it waits, and not beyond its work', async () => {
    const limit = limitConcurrency(5);
    const late = until();
    await limit.run(async (waitExternally) => {
      await Promise.all([1, 2].map((each) => waitExternally(async () => each)));
      expect(limit.underWay()).toBe(3);
      await waitExternally(() => Promise.reject(new Error('silent'))).catch(() => undefined);
      expect(limit.underWay()).toBe(3);
      void waitExternally(() => late.opened);
    }, 3);
    expect(limit.underWay()).toBe(0);
    late.open();
    await late.opened;
    await expect.poll(limit.underWay).toBe(0);
  });

  test('is refused where too many wait already', async () => {
    const limit = limitConcurrency(9, 1);
    const outside = until();
    const first = limit.run((waitExternally) => waitExternally(() => outside.opened));
    const second = limit.run((waitExternally) => waitExternally(async () => 'answer'));
    await expect(second).rejects.toMatchObject({ status: 503 });
    expect(limit.refused()).toBe(1);
    outside.open();
    await first;
  });
});
