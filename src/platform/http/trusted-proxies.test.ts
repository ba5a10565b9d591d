import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import { findProxyProblem, readTrustedProxies, trusting } from './trusted-proxies.ts';

const PROXY = '10.0.0.5';

/** The client's address determined in both ways, which must agree. */
async function addressOf(setting: string, forwarded: string | undefined, from = PROXY) {
  const trust = trusting(readTrustedProxies(setting));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const app = Fastify({ trustProxy: trust });
  app.get('/', async (request) => request.ip);
  const { body } = await app.inject({ url: '/', headers, remoteAddress: from });
  const early = clientAddress({ headers, socket: { remoteAddress: from } }, trust);
  expect(early).toBe(body);
  return early;
}

test.each([
  ['nobody is believed', '0', '203.0.113.7', PROXY],
  ['one proxy: what it saw', '1', '203.0.113.7', '203.0.113.7'],
  ['one proxy: not what a stranger wrote before', '1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['two proxies', '2', '198.51.100.1, 203.0.113.7, 10.0.0.9', '203.0.113.7'],
  ['a proxy that says nothing', '1', undefined, PROXY],
  [
    'ranges: the first that is none of ours',
    '10.0.0.0/8',
    '198.51.100.1, 203.0.113.7, 10.0.0.9',
    '203.0.113.7',
  ],
  ['ranges: mapped addresses', '10.0.0.0/8', '203.0.113.7, ::ffff:10.0.0.9', '203.0.113.7'],
  ['ranges of both families', '10.0.0.5, fd00::/8', '203.0.113.7, fd00::1', '203.0.113.7'],
  ['a caller outside the ranges', '192.168.0.0/16', '203.0.113.7', PROXY],
])('%s', async (_name, setting, forwarded, expected) => {
  expect(await addressOf(setting, forwarded)).toBe(expected);
});

describe('a setting', () => {
  test.each(['0', '1', '12', '10.0.0.1', '10.0.0.0/8, fd00::/8', '::1'])(
    '%s can be used',
    (setting) => {
      expect(findProxyProblem(setting)).toBeUndefined();
    },
  );

  test.each([
    '',
    'yes',
    'true',
    '-1',
    '300',
    '10.0.0.0/33',
    '10.0.0',
    'proxy.example',
    '10.0.0.1;x',
  ])('%j is told', (setting) => {
    expect(findProxyProblem(setting)).toContain('how many proxies');
  });
});
