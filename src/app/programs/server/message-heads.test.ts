import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeCompany, makeProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { MESSAGES_PER_LEASE, programLimit } from './mount-mcp.ts';

/** Behind a balancer that forwards client addresses, so that each test has a network of its own. */
const { app, database } = await startTestApp({ TRUST_PROXY: '1' });
const company = await makeCompany(database, { name: 'Dana Devices' });
const products = await Promise.all(
  Array.from({ length: 12 }, (_, n) =>
    makeProduct(database, { companyId: company.id, itemName: `Pump ${n}, for a ward`.repeat(9) }),
  ),
);

type Sent = {
  readonly network: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
  /** The declared length, if it differs from what is sent. */
  readonly bytes?: number;
};

type Answer = {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
};

/** Without a body only the head is sent. */
function send({ network, body, headers = {}, bytes }: Sent): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({
      ...{ host: '127.0.0.1', port, path: '/mcp', method: 'POST' },
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'x-forwarded-for': network,
        'content-length': bytes ?? Buffer.byteLength(body ?? ''),
        ...headers,
      },
    });
    sent.once('error', reject);
    sent.once('response', async (answer) => {
      const chunks = await answer.toArray();
      sent.destroy();
      resolve({
        status: answer.statusCode,
        headers: answer.headers,
        bytes: Buffer.concat(chunks),
      });
    });
    if (body === undefined) sent.flushHeaders();
    else sent.end(body);
  });
}

const use = (name: string, given: object, id: unknown) =>
  JSON.stringify({ method: 'tools/call', params: { name, arguments: given }, jsonrpc: '2.0', id });

const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** The message in a response, without the protocol's framing. */
function read({ headers, bytes }: Answer): { id: unknown; result: { isError?: boolean } } {
  const { 'content-encoding': encoding } = headers;
  const plain = unpack[encoding ?? '']?.(bytes) ?? bytes;
  const [, data = ''] = plain.toString().match(/^data: (.+)$/m) ?? [];
  return JSON.parse(data);
}

/** Uses up the network's limit for this minute. */
async function useUp(network: string): Promise<void> {
  const body = use('find_product', { id: products[0]?.id }, 1);
  for (let time = 0; time <= MESSAGES_PER_LEASE; time += 1) await send({ network, body });
  await database.pool.query(`update rate_limits set points = $1 where key like 'program:%'`, [
    programLimit.times,
  ]);
  for (let time = 1; time < MESSAGES_PER_LEASE; time += 1) await send({ network, body });
}

describe('the head of a message is judged before its body is sent:', () => {
  test.each([100, 100_000])('a page of another site, %i bytes', async (bytes) => {
    const headers = { origin: 'https://elsewhere.example' };
    const answer = await send({ network: '192.0.2.1', headers, bytes });
    expect(answer.status).toBe(403);
  });

  test('who sends too often, however short it is', async () => {
    const network = '192.0.2.2';
    await useUp(network);
    for (const bytes of [100, 100_000]) {
      const answer = await send({ network, bytes });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

describe('many programs at once', () => {
  test('get the answer to their own message each, made or kept', async () => {
    const asked = Array.from({ length: 10 }, (_, caller) =>
      Array.from({ length: 20 }, (_, n) => ({
        network: `192.0.2.${100 + caller}`,
        id: caller % 2 === 0 ? caller * 1000 + n : `caller-${caller}-${n}`,
        product: products[(caller + n) % products.length],
      })),
    );
    await Promise.all(
      asked.map(async (messages) => {
        await Promise.all(
          messages.map(async ({ network, id, product }) => {
            const answer = read(
              await send({ network, body: use('find_product', { id: product?.id }, id) }),
            );
            expect(answer).toMatchObject({
              id,
              result: { structuredContent: { product: { product_id: product?.id } } },
            });
          }),
        );
      }),
    );
  });

  test('of one network have as many messages as one alone, to the last', async () => {
    const network = '192.0.2.3';
    const one = (n: number) =>
      send({ network, body: use('find_product', { id: products[n % 2]?.id }, n) });
    const callers = Array.from({ length: 10 }, async (_, caller) => {
      const statuses = [];
      for (let n = 0; n < 70; n += 1) statuses.push((await one(caller * 100 + n)).status);
      return statuses;
    });
    const statuses = (await Promise.all(callers)).flat();
    expect(statuses.filter((status) => status === 200)).toHaveLength(programLimit.times);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100);
  });
});

describe('a kept answer is sent compressed to whoever takes that', () => {
  const body = (id: unknown) => use('list_products', { country: 'KW', limit: 12 }, id);

  test.each(['br', 'gzip'])('by %s, with the number of each message', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const network = encoding === 'br' ? '192.0.2.4' : '192.0.2.5';
    const plain = await send({ network, body: body(7) });
    expect(plain.headers['content-encoding']).toBeUndefined();
    await expect
      .poll(async () => (await send({ network, headers, body: body(7) })).headers)
      .toMatchObject({ 'content-encoding': encoding });
    for (const id of [7, 123_456_789, 'a-b', '']) {
      const answer = await send({ network, headers, body: body(id) });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 4);
      expect(read(answer)).toEqual({ ...read(plain), id });
    }
  });

  test('and as it is to whoever does not', async () => {
    const answer = await send({ network: '192.0.2.6', body: body(1) });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(read(answer).id).toBe(1);
  });
});

describe('what is kept is not mixed up by', () => {
  const network = '192.0.2.7';
  const id = products[0]?.id;

  test('a number that stands before what is asked, or behind it', async () => {
    const params = { name: 'find_product', arguments: { id } };
    const spellings = [
      (n: number) => ({ jsonrpc: '2.0', id: n, method: 'tools/call', params }),
      (n: number) => ({ method: 'tools/call', params, jsonrpc: '2.0', id: n }),
    ];
    for (const spelt of [...spellings, ...spellings]) {
      for (const n of [41, 42]) {
        const answer = read(await send({ network, body: JSON.stringify(spelt(n)) }));
        expect(answer).toMatchObject({
          id: n,
          result: { structuredContent: { product: { product_id: id } } },
        });
      }
    }
  });

  test('two numbers in one message: the last one is it, as JSON has it', async () => {
    const twice = (n: number) =>
      `{"id":${n},"jsonrpc":"2.0","method":"tools/call","params":{"name":"find_product","arguments":{"id":${id}}},"id":9}`;
    for (const n of [1, 2, 3]) expect(read(await send({ network, body: twice(n) })).id).toBe(9);
  });

  test('what is no message but for its number', async () => {
    const good = use('find_product', { id }, 5);
    for (let time = 0; time < 2; time += 1) await send({ network, body: good });
    for (const number of ['05', '5.', '+5', '"5', '"5""6"', '5 6', '"\\u0035', '5}']) {
      const body = good.replace(/"id":5\}$/, () => `"id":${number}}`);
      expect((await send({ network, body })).status, number).toBe(400);
    }
  });
});
