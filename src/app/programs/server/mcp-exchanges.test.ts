import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLogger } from '#platform/http/logging.ts';
import { mcpExchanges } from './mcp-exchanges.ts';

const lines: string[] = [];
const log = createLogger('info', { write: (line) => void lines.push(line) });
const app = Fastify({ loggerInstance: log, disableRequestLogging: true });
const exchanges = mcpExchanges(app, {
  appUrl: 'http://localhost',
  contextOf: () => {
    throw new Error('The context is gone');
  },
});
app.post('/mcp', async (request, reply) => {
  const { status, headers, body } = await exchanges.answer({ request }, request.body);
  return reply.code(status).headers(headers).send(body);
});

async function statusOf(payload: object): Promise<number> {
  const headers = { accept: 'application/json, text/event-stream' };
  return (await app.inject({ method: 'POST', url: '/mcp', headers, payload })).statusCode;
}

test.each([
  ['no message', { hello: 1 }],
  ['an older protocol', { jsonrpc: '1.0', id: 1, method: 'tools/list' }],
  ['a number that is none', { jsonrpc: '2.0', id: { a: 1 }, method: 'tools/list' }],
])('%s is refused, and fills no log', async (_name, payload) => {
  expect([await statusOf(payload), lines]).toEqual([400, []]);
});

test('what breaks here is told', async () => {
  expect(await statusOf({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).toBe(500);
  expect(lines.join()).toContain('The context is gone');
});
