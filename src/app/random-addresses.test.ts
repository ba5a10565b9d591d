import { randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { collectGarbage } from '#testing/collect-garbage.ts';
import { makeCompany } from '#testing/factories.ts';
import { metricsReader } from '#testing/metrics-access.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { app, database } = await startTestApp();
const { id } = await makeCompany(database, { name: 'Only one' });

const MEGABYTE = 1024 * 1024;

/** Almost as long as a request line may be. */
const random = (characters = 6000) => randomBytes(characters / 2).toString('hex');

async function figure(name: string): Promise<number> {
  const { body } = await app.inject({ url: '/metrics', headers: metricsReader });
  const line = body.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
}

const cached = async () => ({
  answers: await figure('portal_cached_answers'),
  bytes: await figure('portal_cached_bytes'),
});

/** Waits a few turns of the event loop first, for what ends with them. */
async function heapBytes(): Promise<number> {
  for (let turn = 0; turn < 3; turn += 1) {
    await setImmediate();
    collectGarbage();
  }
  return process.memoryUsage().heapUsed;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => agent.destroy());

function statusOf(path: string): Promise<number | undefined> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', reject);
  });
}

async function ask(addresses: Iterable<string>): Promise<void> {
  for (const address of addresses) {
    const status = await statusOf(address);
    if (status !== 200) throw new Error(`${status} ${address.slice(0, 100)}`);
  }
}

function* times(count: number, address: () => string): Generator<string> {
  for (let at = 0; at < count; at += 1) yield address();
}

const calls = '/api/companies/companies.php?country=KW';

describe.each([
  ['a call', 1500, calls, () => `${calls}&${random(20)}=${random()}`],
  // Short enough to be remembered as a spelling of an address, if such were.
  ['a call, in few words,', 1500, calls, () => `${calls}&${random(20)}=${random(60)}`],
  ['a page', 1000, '/companies', () => `/companies?utm_source=${random()}&search=`],
  ['a page of one record', 500, `/company/${id}`, () => `/ar/company/${id}?${random()}`],
  ['a sitemap', 500, '/sitemap.xml', () => `/sitemap.xml?${random()}`],
])('what %s does not know of', (_name, count, plain, address) => {
  test('is no part of what is kept, and leaves the heap as it was', async () => {
    await ask([plain, ...times(50, address)]);
    const before = await cached();
    const heap = await heapBytes();
    await ask(times(count, address));
    expect(await cached()).toEqual(before);
    expect((await heapBytes()) - heap).toBeLessThan(6 * MEGABYTE);
  });
});

/** The number of answers sent before the router. */
async function sentAtOnce(): Promise<number> {
  const { body } = await app.inject({ url: '/metrics', headers: metricsReader });
  const lines = body.split('\n').filter((line) => line.startsWith('portal_kept_answers_total{'));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('an answer that is kept', () => {
  test.each([
    ['/api/companies/companies.php?search=one&country=KW'],
    ['/api/companies/companies.php?country=kw&search=%6fne'],
    ['/companies?search=one'],
    ['/catalogs?search=x&country_code=KW'],
  ])('is sent before the router to whoever writes %s again', async (url) => {
    await ask([url]);
    const before = await sentAtOnce();
    await ask([url, url]);
    expect(await sentAtOnce()).toBe(before + 2);
  });

  test('is one for all the ways to ask for it', async () => {
    await ask([calls, '/catalogs?country_code=KW&search=x']);
    const before = await cached();
    await ask([
      '/api/companies/companies.php?country_code=KW',
      '/api/companies/companies.php?country=kw',
      '/api/companies/companies.php?x=1&country=KW',
      '/catalogs?search=x&country_code=KW',
      '/catalogs?search=x&country_code=KW&search=y&fbclid=1',
    ]);
    expect((await cached()).answers).toBe(before.answers);
  });

  test('tells what was asked for, whatever else the address says', async () => {
    const { body } = await app.inject({ url: '/companies?search=one&utm_source=mail' });
    expect(body).toContain('Only one');
    const other = await app.inject({ url: '/companies?search=nothing+of+that&utm_source=mail' });
    expect(other.body).not.toContain('Only one');
  });
});
