import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendableBody, sendBody } from './sendable-body.ts';

const text = 'A page of many words, most of which are on every other page as well. '.repeat(400);
const facts = { signals: { 'x-said': 'yes' } };
const packed = sendableBody('text/html', text, { ...facts, packed: true });
const plain = sendableBody('text/html', text, facts);

const app = Fastify();
app.get('/packed', (request, reply) => sendBody(request, reply, packed));
app.get('/plain', (request, reply) => sendBody(request, reply, plain));

const ask = (url: string, encoding: string, tag = '') =>
  app.inject({ url, headers: { 'accept-encoding': encoding, 'if-none-match': tag } });

test('a packed body says the same in every encoding, and stays packed', async () => {
  for (const [encoding, unpacked] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const) {
    const [one, other] = [await ask('/packed', encoding), await ask('/plain', encoding)];
    expect(unpacked(one.rawPayload).toString()).toBe(text);
    expect({ ...one.headers, date: '' }).toEqual({ ...other.headers, date: '' });
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  }
  expect([...packed.ready.keys()]).toEqual(['br']);
  expect(packed.plain.toString()).toBe(text);
  expect((await ask('/packed', 'br', packed.etag)).statusCode).toBe(304);
});

test('what is kept of a body keeps no slab of other bytes in memory', async () => {
  await ask('/plain', 'gzip');
  for (const { ready } of [packed, plain]) {
    for (const bytes of ready.values()) expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});

test('a packed body takes a third of the room at most', () => {
  expect(packed.weight * 3).toBeLessThan(plain.weight);
});
