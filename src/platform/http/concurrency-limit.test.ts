import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { poll } from '#platform/database/poll.ts';
import { metricsReader } from '#testing/metrics-access.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { MOST_AT_ONCE } from './concurrency-limit.ts';

/** Longer than this test holds the database, however busy the machine is. */
const PATIENCE_MS = 25_000;
const database = await createTestDatabase();
Object.assign(database.pool.options, {
  connectionTimeoutMillis: PATIENCE_MS,
  lock_timeout: PATIENCE_MS,
  statement_timeout: PATIENCE_MS,
});
const { app } = await startTestApp({ TAP_SECRET_KEY: 'sk_test_key' }, database);
const { port } = app.server.address() as AddressInfo;
// The app's own way of asking goes through the database, which is held here.
const ask = (path: string, options?: RequestInit) =>
  fetch(`http://127.0.0.1:${port}${path}`, options);
const list = '/api/companies/companies.php?country=KW&limit=12';
const asHtml = { headers: { accept: 'text/html,*/*' } };
const UNAVAILABLE = 'Service temporarily unavailable. Please try again later.';

async function figure(name: string): Promise<number> {
  const figures = await (await ask('/metrics', { headers: metricsReader })).text();
  return Number(figures.match(new RegExp(`^${name} (\\d+)$`, 'm'))?.[1]);
}

describe('with as much under way as there is room for', () => {
  const holder = new pg.Client({ connectionString: database.url });
  let held: Promise<Response>[] = [];

  beforeAll(async () => {
    await ask('/api/system/settings.php');
    await ask('/faq', asHtml);
    await holder.connect();
    await holder.query('begin; lock table companies in access exclusive mode');
    held = Array.from({ length: MOST_AT_ONCE }, (_, at) => ask(`${list}&anew=${at}`));
    const isFull = async () =>
      (await figure('portal_answers_under_way')) === MOST_AT_ONCE || undefined;
    expect(await poll(isFull, { timeoutMs: PATIENCE_MS })).toBe(true);
  });
  afterAll(() => holder.end());

  test('a further call is refused at once, with a time to come back', async () => {
    const answer = await ask(`${list}&anew=more`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const body = { success: false, message: UNAVAILABLE, code: 'unavailable', errors: [] };
    expect(await answer.json()).toEqual(body);
  });

  test('a call that would write is refused, and nothing is written', async () => {
    const good = { name: 'Layla', email: 'l@test.example', subject: 'general', message: 'Hello' };
    const answer = await ask('/api/contact/send.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'ar' },
      body: JSON.stringify(good),
    });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('الخدمة غير متاحة مؤقتًا');
    expect((await holder.query('select from messages')).rowCount).toBe(0);
  });

  test.each([
    ['/companies?q=more', 'en', UNAVAILABLE],
    ['/ar/companies?q=more', 'ar', 'الخدمة غير متاحة مؤقتًا'],
  ])('%s is a page that says so in its language', async (path, language, words) => {
    const answer = await ask(path, asHtml);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(words);
    const [, style = ''] = html.match(/rel="stylesheet" href="([^"]+)"/) ?? [];
    expect((await ask(style)).status).toBe(200);
  });

  test.each(['/healthz', '/readyz', '/metrics', '/api/system/settings.php', '/faq'])(
    '%s is answered all the same',
    async (path) => {
      expect((await ask(path, { headers: metricsReader })).status).toBe(200);
    },
  );

  test('the gateway’s notices are heard', async () => {
    expect((await ask('/webhooks/tap', { method: 'POST' })).status).toBe(403);
  });

  test('what was taken on is done, and then there is room again', async () => {
    expect(await figure('portal_refused_requests_total')).toBe(4);
    await holder.query('rollback');
    const statuses = (await Promise.all(held)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expect.poll(() => figure('portal_answers_under_way')).toBe(0);
    expect((await ask(`${list}&anew=after`)).status).toBe(200);
  });
});
