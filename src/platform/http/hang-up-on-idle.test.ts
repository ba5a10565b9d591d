import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { hangUpOnIdle } from './hang-up-on-idle.ts';

const AFTER_MS = 100;
/** Longer than a connection may be idle, by the server's own clock. */
const LONG_MS = 4 * AFTER_MS;
/** More than the operating system buffers for a client that does not read. */
const MUCH = 'x'.repeat(50_000_000);

const answers: Record<string, string> = { '/slow': 'done', '/much': MUCH };
const server = hangUpOnIdle(
  createServer((request, response) => {
    const answer = answers[request.url ?? ''] ?? '';
    request.resume().on('end', () => setTimeout(() => response.end(answer), LONG_MS));
  }),
  AFTER_MS,
);
await once(server.listen(0, '127.0.0.1'), 'listening');
afterAll(() => {
  server.close();
});

async function say(...lines: string[]) {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}
const post = (path: string, length: number) =>
  say(
    `POST ${path} HTTP/1.1`,
    'host: mai.example',
    `content-length: ${length}`,
    'connection: close',
  );

test('whose answer takes long is not hung up on', async () => {
  const answer = await text(await post('/slow', 0));
  expect(answer).toContain('200 OK');
  expect(answer).toContain('done');
});

test('who says nothing, or breaks off, is', async () => {
  expect(await text(await say('GET /'))).toBe('');
  expect(await text(await post('/slow', 5))).toBe('');
});

test('who does not read is, in the midst of the answer', async () => {
  const socket = await post('/much', 0);
  socket.pause();
  await expect
    .poll(() => new Promise((done) => server.getConnections((_error, n) => done(n))), {
      timeout: 20_000,
    })
    .toBe(0);
});
