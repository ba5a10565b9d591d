import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { collectGarbage } from '#testing/collect-garbage.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { app, database } = await startTestApp();

const sockets = new Set<Socket>();
app.server.on('connection', (socket) => sockets.add(socket));
/** All that came in so far. */
const bytesRead = () => [...sockets].reduce((sum, socket) => sum + socket.bytesRead, 0);

const MEGABYTE = 1024 * 1024;
const FILES = 'multipart/form-data; boundary=x';

const operatorsCall = '/api/admin/settings/save.php';
const exhibitorsCall = '/api/exhibitor/update-profile.php';
const visitorsCall = '/api/contact/send.php';

type Head = { path: string; headers?: Record<string, string>; bytes: number; type?: string };

// One that is kept open takes the whole body, whatever was answered.
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

const open = new Set<ClientRequest>();
afterEach(() => {
  for (const each of open) each.destroy();
  open.clear();
});

/** Sends the head of a request and nothing of its body. */
function sendHead({ path, headers = {}, bytes, type = FILES }: Head): ClientRequest {
  const { port } = app.server.address() as AddressInfo;
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    agent,
    headers: { ...headers, 'content-type': type, 'content-length': bytes },
  });
  // The server may hang up on a body that nobody wants.
  sent.on('error', () => undefined);
  open.add(sent);
  sent.flushHeaders();
  return sent;
}

const answerTo = (sent: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('close', () => reject(new Error('There was no answer')));
  });

async function answerToHead(head: Head) {
  const response = await answerTo(sendHead(head));
  const body = (await json(response)) as { code: string };
  return { status: response.statusCode, code: body.code, headers: response.headers };
}

describe('what the head of a request tells is judged before its body is sent', () => {
  test('who is not signed in', async () => {
    const answer = await answerToHead({ path: operatorsCall, bytes: 20 * MEGABYTE });
    expect([answer.status, answer.code]).toEqual([401, 'not_signed_in']);
  });

  test('who may not', async () => {
    const { headers } = await signInJobSeeker(database);
    const answer = await answerToHead({ path: operatorsCall, headers, bytes: MEGABYTE });
    expect([answer.status, answer.code]).toEqual([403, 'forbidden']);
  });

  test.each([
    ['a file', FILES, 24 * MEGABYTE],
    ['a form', 'application/x-www-form-urlencoded', 2 * MEGABYTE],
    ['JSON', 'application/json', 2 * MEGABYTE],
  ])('that %s is too large', async (_name, type, bytes) => {
    const { headers } = await signInExhibitor(database);
    const answer = await answerToHead({ path: exhibitorsCall, headers, bytes, type });
    expect([answer.status, answer.code]).toEqual([413, 'too_large']);
  });

  test('that a call which takes no file gets one', async () => {
    const answer = await answerToHead({ path: visitorsCall, bytes: 2 * MEGABYTE });
    expect(answer.status).toBe(413);
  });

  test('a kind of body that nobody reads', async () => {
    const answer = await answerToHead({ path: visitorsCall, bytes: 1000, type: 'text/csv' });
    expect([answer.status, answer.code]).toEqual([415, 'wrong_content_type']);
  });

  test.each([visitorsCall, operatorsCall, '/mcp', '/api/no/such.php'])(
    'a packed body, sent to %s',
    async (path) => {
      const packed = { path, bytes: 1000, type: 'application/json' };
      for (const packing of ['gzip', 'BR', 'gzip, identity', 'unheard-of']) {
        const answer = await answerToHead({ ...packed, headers: { 'content-encoding': packing } });
        expect([answer.status, answer.code], packing).toEqual([415, 'wrong_content_encoding']);
        expect(answer.headers['accept-encoding']).toBe('identity');
      }
    },
  );

  test('a call that is none, and one by the wrong method', async () => {
    const none = await answerToHead({ path: '/api/no/such.php', bytes: MEGABYTE });
    expect(none.status).toBe(404);
    const read = await answerToHead({ path: '/api/companies/companies.php', bytes: MEGABYTE });
    expect([read.status, read.headers.allow]).toEqual([405, 'GET']);
  });
});

describe('who asks before sending a body', () => {
  const expecting = { expect: '100-continue' };

  async function ask(head: Head, body = '') {
    const sent = sendHead({ ...head, headers: { ...head.headers, ...expecting } });
    let isToldToGoOn = false;
    sent.once('continue', () => {
      isToldToGoOn = true;
      sent.end(body);
    });
    const response = await answerTo(sent);
    response.resume();
    return { status: response.statusCode, isToldToGoOn, connection: response.headers.connection };
  }

  test.each([
    ['a file', exhibitorsCall, FILES, 413],
    ['a form', exhibitorsCall, 'application/x-www-form-urlencoded', 413],
    ['JSON', exhibitorsCall, 'application/json', 413],
    ['a message', '/mcp', 'application/json', 413],
    ['what nobody reads', exhibitorsCall, 'text/csv', 413],
    ['what operators send', operatorsCall, FILES, 403],
    ['what nobody takes', '/api/no/such.php', FILES, 404],
  ])('is refused at once where it is %s of 999 MB', async (_name, path, type, status) => {
    const { headers } = await signInExhibitor(database);
    const answer = await ask({ path, headers, bytes: 999 * MEGABYTE, type });
    expect(answer).toEqual({ status, isToldToGoOn: false, connection: 'close' });
  });

  test.each(['application/json', 'application/x-www-form-urlencoded', FILES])(
    'is told to go on with %s that may come',
    async (type) => {
      const answer = await ask({ path: visitorsCall, bytes: 2, type }, '{}');
      expect(answer).toEqual({ status: 400, isToldToGoOn: true, connection: 'keep-alive' });
    },
  );

  test('and with a message', async () => {
    const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    const head = { path: '/mcp', bytes: message.length, type: 'application/json' };
    const headers = { accept: 'application/json, text/event-stream' };
    const answer = await ask({ ...head, headers }, message);
    expect([answer.status, answer.isToldToGoOn]).toEqual([200, true]);
  });
});

const start = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\n';

test.each([
  ['says no boundary', 'multipart/form-data', 'x'],
  ['says a boundary longer than any', `multipart/form-data; boundary=${'a'.repeat(5_000)}`, 'x'],
  ['ends too soon', FILES, `${start}someone@example.com`],
  ['has a part without a name', FILES, '--x\r\n\r\n1\r\n--x--\r\n'],
  ['is nothing but its end', FILES, '--x--\r\n'],
])('a body of parts that %s is the caller’s to mend', async (_name, type, body) => {
  expect(await statusOf({ path: visitorsCall, bytes: 0, type }, body)).toBe(400);
});

test('a body that says it is not packed is read, and where there is none nothing is packed', async () => {
  const headers = { 'content-encoding': 'Identity' };
  const plain = { path: visitorsCall, bytes: 0, type: 'application/json', headers };
  expect(await statusOf(plain, '{}')).toBe(400);
  const asked = await app.inject({
    url: '/api/companies/companies.php?country=KW',
    headers: { 'content-encoding': 'gzip' },
  });
  expect(asked.statusCode).toBe(200);
});

describe('a body in no writing that anybody reads is refused, not kept with signs for what is lost', () => {
  const message = { email: 'dana@mai.example', subject: 'jobs', message: 'Hello' };
  const send = (type: string, payload: Buffer) =>
    app.inject({ method: 'POST', url: visitorsCall, headers: { 'content-type': type }, payload });
  const jsonOf = (name: string, encoding: BufferEncoding) =>
    Buffer.from(JSON.stringify({ ...message, name }), encoding);
  const formOf = (name: string) => Buffer.from(`${new URLSearchParams(message)}&name=${name}`);
  const form = 'application/x-www-form-urlencoded';
  const parts = 'multipart/form-data; boundary=cut';
  const partsOf = (name: Buffer, more = '') =>
    Buffer.concat([
      ...Object.entries(message).map(([field, text]) =>
        Buffer.from(`--cut\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${text}\r\n`),
      ),
      Buffer.from(`--cut\r\ncontent-disposition: form-data; name="name"\r\n${more}\r\n`),
      name,
      Buffer.from('\r\n--cut--\r\n'),
    ]);
  const inOldPage = Buffer.from('cfc7e4c9', 'hex');

  test.each([
    ['parts in the old Arabic code page', parts, partsOf(inOldPage)],
    [
      'parts that say so',
      parts,
      partsOf(inOldPage, 'content-type: text/plain; charset=windows-1256\r\n'),
    ],
    ['JSON in Latin-1', 'application/json', jsonOf('Zoé', 'latin1')],
    ['a form in Latin-1', form, formOf('Zo%E9')],
    ['a form in the old Arabic code page', form, formOf('%CF%C7%E4%C9')],
    ['a form with a letter cut in two', form, formOf('Zo%C3')],
  ])('%s', async (_name, type, payload) => {
    const { statusCode, body } = await send(type, payload);
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'unreadable']);
  });

  test.each([
    ['JSON', 'application/json', jsonOf('دانة', 'utf8')],
    ['a form', form, formOf(encodeURIComponent('دانة'))],
    ['parts', parts, partsOf(Buffer.from('دانة'))],
    ['parts of somebody who wrote the sign', parts, partsOf(Buffer.from('Zo\ufffd'))],
    ['a form of somebody who wrote the sign', form, formOf('Zo%ef%bf%bd')],
  ])('%s in UTF-8 is read', async (_name, type, payload) => {
    expect((await send(type, payload)).statusCode).toBe(200);
  });
});

test('whoever is signed out while a body is on its way has sent it in vain', async () => {
  const { account, headers } = await signInJobSeeker(database);
  const { pool } = database;
  // The first look at a session that was not used for a while is noted, which tells that the head was judged.
  await pool.query(`update sessions set last_used_at = now() - interval '1 hour'`);
  const body = JSON.stringify({ language: 'ar' });
  const path = '/api/user/language.php';
  const sent = sendHead({ path, headers, bytes: body.length, type: 'application/json' });
  const answer = answerTo(sent);
  sent.write(body.slice(0, 4));
  const isJudged = async () =>
    (await pool.query(`select from sessions where last_used_at > now() - interval '1 minute'`))
      .rowCount;
  await expect.poll(isJudged, { timeout: 10_000 }).toBe(1);
  await pool.query('delete from sessions where account_id = $1', [account.id]);
  sent.end(body.slice(4));
  expect((await answer).statusCode).toBe(401);
});

const memoryBytes = () => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

test('sixteen uploads of strangers, sent all the same, take no memory', async () => {
  const body = Buffer.alloc(20 * MEGABYTE, 'a');
  const before = memoryBytes();
  const sent = Array.from({ length: 16 }, () =>
    sendHead({ path: operatorsCall, bytes: body.length }),
  );
  const answers = sent.map(answerTo);
  const statuses = await Promise.all(answers.map(async (each) => (await each).resume().statusCode));
  expect(statuses).toEqual(Array(16).fill(401));
  let most = 0;
  const gone = sent.map(
    (each) =>
      new Promise<void>((resolve) => {
        each.once('close', resolve);
        each.end(body, () => resolve());
        if (each.destroyed) resolve();
      }),
  );
  const all = Promise.all(gone).then(() => true);
  while (!(await Promise.race([all, setTimeout(5, false)]))) most = Math.max(most, memoryBytes());
  // Chunks on their way take 32 MB, of which each connection has two; bodies that were kept would take 320.
  expect(most - before).toBeLessThan(48 * MEGABYTE);
});

/** As `sendHead`, but of a body that does not say how long it is. */
function sendUncounted(path: string, headers: Record<string, string> = {}): ClientRequest {
  const { port } = app.server.address() as AddressInfo;
  const sent = request({
    ...{ host: '127.0.0.1', port, path, method: 'POST', agent },
    headers: { ...headers, 'content-type': FILES, 'transfer-encoding': 'chunked' },
  });
  sent.on('error', () => undefined);
  open.add(sent);
  return sent;
}

describe('a body that does not say how long it is has no more files than its call takes', () => {
  const fileOf = (megabytes: number) => [
    '--x\r\ncontent-disposition: form-data; name="company_logo"; filename="a"\r\n\r\n',
    Buffer.alloc(megabytes * MEGABYTE, 'a'),
    '\r\n',
  ];

  test.each([
    ['a stranger’s, where there are none', visitorsCall, [...fileOf(3)]],
    ['a stranger’s, of many', visitorsCall, [...fileOf(1), ...fileOf(1), ...fileOf(1)]],
    ['an exhibitor’s, of several', exhibitorsCall, [...fileOf(9), ...fileOf(9), ...fileOf(9)]],
    ['an exhibitor’s that is too large', exhibitorsCall, [...fileOf(12)]],
  ])('%s', async (_name, path, pieces) => {
    const { headers } = await signInExhibitor(database);
    const sent = sendUncounted(path, path === exhibitorsCall ? headers : {});
    const answer = answerTo(sent);
    for (const piece of pieces) sent.write(piece);
    sent.end('--x--\r\n');
    expect((await answer).statusCode).toBe(413);
  });
});

test('files that are being sent are not in memory meanwhile', async () => {
  const callers = await Promise.all(Array.from({ length: 4 }, () => signInExhibitor(database)));
  const part = Buffer.alloc(9 * MEGABYTE, 'a');
  const [before, readBefore] = [memoryBytes(), bytesRead()];
  for (const { headers } of callers) {
    const sent = sendHead({ path: exhibitorsCall, headers, bytes: part.length + MEGABYTE });
    sent.write('--x\r\ncontent-disposition: form-data; name="company_logo"; filename="a"\r\n\r\n');
    sent.write(part);
  }
  const all = callers.length * part.length;
  await expect.poll(() => bytesRead() - readBefore, { timeout: 10_000 }).toBeGreaterThan(all);
  // What was read a moment ago is let go of within one.
  await expect.poll(() => memoryBytes() - before, { timeout: 5_000 }).toBeLessThan(part.length);
});

/** The first of several to be answered: the others wait for their bodies. */
async function firstAnswer(sent: readonly ClientRequest[]) {
  const response = await Promise.any(sent.map(answerTo));
  const body = (await json(response)) as { code: string };
  const retryAfterS = Number(response.headers['retry-after']);
  return { status: response.statusCode, code: body.code, retryAfterS };
}

async function statusOf(head: Head, body: string): Promise<number | undefined> {
  const sent = sendHead({ ...head, bytes: body.length });
  const answer = answerTo(sent);
  sent.end(body);
  return (await answer).statusCode;
}

describe('bodies under way are counted', () => {
  const large = { path: visitorsCall, bytes: MEGABYTE, type: 'application/json' };

  test('one caller has a share of them; small ones always pass, and what ends is given back', async () => {
    const stalled = Array.from({ length: 17 }, () => sendHead(large));
    expect(await firstAnswer(stalled)).toEqual({
      status: 429,
      code: 'too_many_requests',
      retryAfterS: 5,
    });
    expect(await statusOf(large, '{}')).toBe(400);
    const body = JSON.stringify({ message: 'a'.repeat(MEGABYTE / 2) });
    for (const each of stalled) each.destroy();
    await expect.poll(() => statusOf(large, body), { timeout: 5_000 }).toBe(400);
  });

  test('so has one who sends many that are not large', async () => {
    const modest = { ...large, bytes: 60_000 };
    const stalled = Array.from({ length: 300 }, () => sendHead(modest));
    expect(await firstAnswer(stalled)).toMatchObject({ status: 429, code: 'too_many_requests' });
    const short = JSON.stringify({ message: 'a'.repeat(8_000) });
    expect(await statusOf(large, short)).toBe(400);
  });

  test('what programs send is counted as well', async () => {
    const stalled = Array.from({ length: 17 }, () => sendHead({ ...large, path: '/mcp' }));
    expect(await firstAnswer(stalled)).toMatchObject({ status: 429, code: 'too_many_requests' });
  });

  test('all callers together have no more than there is', async () => {
    const callers = await Promise.all(Array.from({ length: 5 }, () => signInExhibitor(database)));
    const stalled = callers.flatMap(({ headers }) =>
      Array.from({ length: 5 }, () =>
        sendHead({ path: exhibitorsCall, headers, bytes: 11 * MEGABYTE }),
      ),
    );
    expect(await firstAnswer(stalled)).toEqual({
      status: 503,
      code: 'unavailable',
      retryAfterS: 5,
    });
  });
});
