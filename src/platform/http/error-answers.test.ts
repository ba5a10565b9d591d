import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { unavailable } from '#platform/calls/call-problem.ts';
import { sendProblem } from './error-answers.ts';
import { createLogger } from './logging.ts';

/** What is logged when this error is answered. */
async function told(error: Error) {
  const lines: string[] = [];
  const log = createLogger('error', { write: (line) => void lines.push(line) });
  const app = Fastify({ loggerInstance: log });
  app.setErrorHandler((thrown, request, reply) => sendProblem(thrown, request, reply, () => ''));
  app.get('/', () => {
    throw error;
  });
  const { statusCode } = await app.inject('/');
  await app.close();
  return { statusCode, lines };
}

test('a refusal for want of room is no error: a flood of them would fill the disk', async () => {
  expect(await told(unavailable())).toEqual({ statusCode: 503, lines: [] });
});

test.each([
  [500, new Error('broken')],
  [503, Object.assign(new Error('away'), { code: 'ECONNREFUSED' })],
  [503, Object.assign(unavailable(), { cause: new Error('no gateway') })],
])('what broke is told with status %i', async (status, error) => {
  const { statusCode, lines } = await told(error);
  expect([statusCode, lines.length]).toEqual([status, 1]);
  expect(lines[0]).toContain(error.message);
});

test('whoever hangs up within a body is nobody’s fault, and fills no disk either', async () => {
  const lines: string[] = [];
  const log = createLogger('error', { write: (line) => void lines.push(line) });
  const app = Fastify({ loggerInstance: log });
  const { promise: answered, resolve: answer } = Promise.withResolvers<number>();
  app.setErrorHandler((thrown, request, reply) => {
    sendProblem(thrown, request, reply, () => '');
    answer(reply.statusCode);
  });
  // The body is left to the handler, as with uploaded files.
  app.addContentTypeParser('text/plain', (_request, _payload, done) => done(null));
  app.post('/', ({ raw }) => text(raw));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const caller = connect(port, '127.0.0.1');
  const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 99\r\n';
  caller.write(`${head}\r\nHalf of it`, () => caller.resetAndDestroy());
  expect(await answered).toBe(400);
  await app.close();
  expect(lines).toEqual([]);
});
