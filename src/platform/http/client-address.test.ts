import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

async function addressesOf(trustProxy: boolean, forwarded?: string) {
  const app = Fastify({ trustProxy });
  app.get('/', async (request) => [clientAddress(request.raw, trustProxy), request.ip]);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const [ours, fastifys] = (await app.inject({ url: '/', headers })).json();
  expect(ours).toBe(fastifys);
  return ours;
}

test.each([
  [false, undefined, '127.0.0.1'],
  [false, '203.0.113.7', '127.0.0.1'],
  [true, undefined, '127.0.0.1'],
  [true, '203.0.113.7', '203.0.113.7'],
  [true, ' 203.0.113.7 , 10.0.0.1', '203.0.113.7'],
  [true, '2001:db8::1, 10.0.0.1', '2001:db8::1'],
])('behind a trusted proxy %s, forwarded for %s: %s', async (trustProxy, forwarded, address) => {
  expect(await addressesOf(trustProxy, forwarded)).toBe(address);
});
