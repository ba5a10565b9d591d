import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { expect, test } from 'vitest';
import { poll } from '#platform/database/poll.ts';
import { metricsReader } from '#testing/metrics-access.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { MOST_AHEAD } from './limit-pipelining.ts';

const { app, database, fetch: askAsUsual } = await startTestApp();

const head = (path: string, connection = 'keep-alive') =>
  `GET ${path} HTTP/1.1\r\nhost: mai.example\r\nconnection: ${connection}\r\n\r\n`;

/** Sends everything at once before it reads any response. */
async function sendAhead(heads: string): Promise<number> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(heads);
  const answers = await text(socket).catch(() => '');
  return answers.split('HTTP/1.1 200 OK').length - 1;
}

test.each(['/healthz', '/contact', '/api/system/settings.php'])(
  'who asks for %s a little ahead is answered in full, again and again',
  async (path) => {
    const ahead = head(path).repeat(MOST_AHEAD - 1);
    expect(await sendAhead(ahead + head(path, 'close'))).toBe(MOST_AHEAD);
  },
);

test('what was answered counts no more', async () => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  let answered = 0;
  const asked = 3 * MOST_AHEAD;
  for await (const _answer of askOneByOne()) answered += 1;
  expect(answered).toBe(asked);

  async function* askOneByOne() {
    for (let each = 0; each < asked; each += 1) {
      socket.write(head('/healthz'));
      yield await new Promise((resolve) => socket.once('data', resolve));
    }
    socket.destroy();
  }
});

test.each(['/healthz', '/contact', '/api/system/settings.php'])(
  'who asks for %s a thousand times at once is hung up on',
  async (path) => {
    // The answer is cached by now.
    await (await askAsUsual(path)).text();
    expect(await sendAhead(head(path).repeat(1000))).toBeLessThanOrEqual(MOST_AHEAD);
  },
);

test('what else came in the same packet is not even read', async () => {
  let read = 0;
  const count = () => {
    read += 1;
  };
  app.server.on('request', count);
  await sendAhead(head('/healthz').repeat(1000));
  app.server.off('request', count);
  expect(read).toBe(MOST_AHEAD + 1);
});

test('of what one asks ahead and does not read one answer is made at a time', async () => {
  const { port } = app.server.address() as AddressInfo;
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('begin; lock table companies in access exclusive mode');
  const lists = [11, 12, 13].map((limit) => `/api/companies/companies.php?limit=${limit}`);
  const socket = connect(port, '127.0.0.1');
  socket.write(lists.map((path) => head(path)).join('') + head('/healthz', 'close'));
  const underWay = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: metricsReader });
    const [, figure] = (await answer.text()).match(/^portal_answers_under_way (\d+)$/m) ?? [];
    return Number(figure) || undefined;
  };
  expect(await poll(underWay, { timeoutMs: 20_000 })).toBe(1);
  await holder.end();
  const answers = await text(socket);
  expect(answers.match(/"status":"alive"/g)).toHaveLength(1);
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(lists.length + 1);
});
