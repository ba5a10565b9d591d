import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { poll } from '#platform/database/poll.ts';
import { metricsReader } from '#testing/metrics-access.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { createTestDatabase } from '#testing/test-database.ts';

/** Longer than this test holds the database, however busy the machine is. */
const PATIENCE_MS = 25_000;
/** Sooner than any timeout of the server would end something. */
const soon = { timeoutMs: 5_000 };
const waits = { timeoutMs: PATIENCE_MS };
const database = await createTestDatabase();
Object.assign(database.pool.options, {
  connectionTimeoutMillis: PATIENCE_MS,
  lock_timeout: PATIENCE_MS,
  statement_timeout: PATIENCE_MS,
});

const OWN = 10;
const direct = await startTestApp({ CONNECTIONS: String(4 * OWN) }, database);
const behindProxy = await startTestApp({ CONNECTIONS: '16', TRUST_PROXY: '1' });

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Connects, if given from an address of another network; all of 127.0.0.0/8 is this machine. */
async function openTo({ app }: TestApp, localAddress?: string): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  // A connection that is closed for lack of room ends with a reset.
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const headOf = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'host: mai.example', ...lines].join('\r\n')}\r\n\r\n`;

/** Sends a request on a connection of its own; returns nothing if that was closed. */
async function ask(portal: TestApp, path: string, localAddress?: string): Promise<string> {
  const socket = await openTo(portal, localAddress);
  socket.write(headOf(path, 'connection: close', `authorization: ${metricsReader.authorization}`));
  return text(socket).catch(() => '');
}

const WELL = /^HTTP\/1\.1 200/;
const visit = (portal: TestApp, localAddress?: string) => ask(portal, '/healthz', localAddress);

async function figureOf(portal: TestApp, name: string): Promise<number> {
  const figures = await ask(portal, '/metrics', '127.0.0.9');
  return Number(figures.match(new RegExp(`^${name} (\\d+)$`, 'm'))?.[1]);
}

/** Holds all answers that need a certain table, until `letGo`. */
async function holdAnswers() {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('begin; lock table companies in access exclusive mode');
  return {
    async waitedForBy(count: number) {
      const areThere = async () =>
        (await figureOf(direct, 'portal_answers_under_way')) === count || undefined;
      expect(await poll(areThere, waits)).toBe(true);
    },
    letGo: () => holder.end(),
  };
}

const closedOf = (all: readonly Socket[]) => all.filter((socket) => socket.destroyed).length;

async function openMany(portal: TestApp, count: number, sent: string, localAddress?: string) {
  const opened: Socket[] = [];
  for (let each = 0; each < count; each += 1) {
    const socket = await openTo(portal, localAddress);
    if (sent) socket.write(sent);
    // A socket ends only once its data has been read.
    socket.resume();
    opened.push(socket);
  }
  return opened;
}

/** A list that nobody has requested before. */
const anew = (limit: number) => `/api/companies/companies.php?country=KW&limit=${limit}`;
const slowBody =
  'POST /api/contact/send.php HTTP/1.1\r\nhost: mai.example\r\n' +
  'content-type: application/json\r\ncontent-length: 900\r\n\r\n{"name":"';

describe('one network with more connections than its share', () => {
  test.each([
    ['nothing', ''],
    ['half a head', 'GET / HTTP/1.1\r\nhost: '],
    ['half a body', slowBody],
    ['one request and nothing more', headOf('/healthz')],
  ])('is served while all the others sent %s; who waits longest goes', async (_what, sent) => {
    const first = await openMany(direct, 1, sent);
    const others = await openMany(direct, 3 * OWN, sent);
    expect(await visit(direct)).toMatch(WELL);
    expect(await poll(async () => closedOf(first) === 1 || undefined, soon)).toBe(true);
    const most = others.length - OWN + 1;
    expect(await poll(async () => closedOf(others) >= most || undefined, soon)).toBe(true);
  });

  test('takes nothing from another', async () => {
    const other = await openMany(direct, OWN, '', '127.0.0.2');
    await openMany(direct, 3 * OWN, '');
    expect(await visit(direct)).toMatch(WELL);
    expect(closedOf(other)).toBe(0);
  });

  test('keeps what is being answered', async () => {
    const held = await holdAnswers();
    const waiting = await openTo(direct);
    waiting.write(headOf(anew(11), 'connection: close'));
    await held.waitedForBy(1);
    await openMany(direct, 3 * OWN, '');
    await held.letGo();
    expect(await text(waiting)).toMatch(WELL);
  });

  test('is sent away where all of its connections are being answered', async () => {
    const held = await holdAnswers();
    const answers: Promise<string>[] = [];
    for (let each = 0; each < OWN; each += 1) answers.push(ask(direct, anew(12)));
    await held.waitedForBy(OWN);
    expect(await visit(direct)).toBe('');
    expect(await visit(direct, '127.0.0.3')).toMatch(WELL);
    await held.letGo();
    const told = await Promise.all(answers);
    expect(told.every((answer) => WELL.test(answer))).toBe(true);
  });
});

test('networks without number have no more than the process has', async () => {
  for (let each = 2; each < 80; each += 1) await openMany(direct, 1, '', `127.0.1.${each}`);
  expect(await visit(direct)).toMatch(WELL);
  expect(await figureOf(direct, 'portal_connections')).toBeLessThanOrEqual(4 * OWN);
});

test('a proxy has the connections of everybody, and no more than the process has', async () => {
  const all = await openMany(behindProxy, 15, '');
  expect(await visit(behindProxy)).toMatch(WELL);
  expect(closedOf(all)).toBe(0);
  await openMany(behindProxy, 30, '');
  expect(await visit(behindProxy)).toMatch(WELL);
  expect(await figureOf(behindProxy, 'portal_connections')).toBeLessThanOrEqual(16);
});
