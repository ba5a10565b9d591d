import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { unavailable } from '#platform/calls/call-problem.ts';
import { sendProblem } from './error-answers.ts';
import { createLogger } from './logging.ts';

/** What answering with this error tells the log. */
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
