import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { startTestStore, storeKinds } from '#testing/file-stores.ts';
import { startTestApp } from '#testing/start-test-app.ts';

describe.each(storeKinds)('uploads on %s', async (kind) => {
  const store = await startTestStore(kind);
  const { app, fetch } = await startTestApp(store.env);

  /** The path as it is written, which fetch would put in order first. */
  function get(path: string, headers = {}) {
    const { port } = app.server.address() as AddressInfo;
    return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>(
      (resolve, reject) => {
        request({ host: '127.0.0.1', port, path, headers, agent: false }, async (response) =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: await text(response),
          }),
        )
          .once('error', reject)
          .end();
      },
    );
  }

  test.each([
    ['a.webp', 'image/webp'],
    ['two words.pdf', 'application/pdf'],
    ['شعار.webp', 'image/webp'],
    ['a-b.png', 'image/png'],
    ['drawn.svg', 'image/svg+xml'],
    ['page.odd', 'application/octet-stream'],
  ])('%s is sent as %s, to be kept for good and run by nobody', async (name, type) => {
    await store.leave(`Upload/companies/${name}`, name);
    const response = await fetch(`/Upload/companies/${encodeURIComponent(name)}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(name);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(name)));
  });

  test('one that the browser has is not sent again', async () => {
    await store.leave('Upload/companies/known.webp', 'known');
    const etag = (await fetch('/Upload/companies/known.webp')).headers.get('etag') ?? '';
    for (const named of [etag, `"other", ${etag}`, '*']) {
      const again = await get('/Upload/companies/known.webp', { 'if-none-match': named });
      expect([again.status, again.body]).toEqual([304, '']);
    }
    const other = await get('/Upload/companies/known.webp', { 'if-none-match': '"other"' });
    expect([other.status, other.body]).toEqual([200, 'known']);
  });

  test('its head is sent alone', async () => {
    await store.leave('Upload/companies/head.webp', 'head');
    const response = await fetch('/Upload/companies/head.webp', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test.each([
    '/Upload/companies/none.webp',
    '/Upload/companies',
    '/Upload/companies/',
    '/Upload/',
    '/Upload/companies/%00',
    '/Upload/..%2fprivate%2fcvs%2fsecret',
    '/Upload/../private/cvs/secret',
    '/Upload/%2e%2e/private/cvs/secret',
    '/Upload/%2e%2e%2fprivate/cvs/secret',
    '/Upload/companies/..%2f..%2fprivate/cvs/secret',
    '/Upload/..%5cprivate%5ccvs%5csecret',
    '/Upload//private/cvs/secret',
    '/Upload/private/cvs/secret',
  ])('%s leads to nothing', async (path) => {
    await store.leave('private/cvs/secret', 'canary');
    const { status, headers, body } = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('canary');
    expect(JSON.parse(body).success).toBe(false);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  });
});

test('a picture that a store elsewhere cannot send now is not kept as missing', async () => {
  const store = await startTestStore('s3');
  const { fetch } = await startTestApp(store.env);
  await store.leave('Upload/companies/a.webp', 'a');
  await store.breakDown();
  const away = await fetch('/Upload/companies/a.webp');
  expect(away.status).toBe(503);
  expect(away.headers.get('cache-control')).toBe('no-store');
  await store.recover();
  expect((await fetch('/Upload/companies/a.webp')).status).toBe(200);
});

test('a part behind the end of a file is told as such, and what is within is sent', async () => {
  const { files, fetch } = await startTestApp();
  await files.write('Upload/companies/short.webp', Buffer.from('short'));
  const part = (range: string) => fetch('/Upload/companies/short.webp', { headers: { range } });
  const behind = await part('bytes=9-12');
  expect([behind.status, (await behind.json()).code]).toEqual([416, 'past_the_end']);
  const within = await part('bytes=1-3');
  expect([within.status, await within.text()]).toEqual([206, 'hor']);
});

test('a part that cannot be understood is the whole', async () => {
  const { files, fetch } = await startTestApp();
  await files.write('Upload/companies/short.webp', Buffer.from('short'));
  for (const range of [
    ...['abc', '-', '', '3-1', '1-2-3', '0x1-2', '1.5-3', '1-x', 'one-two', '0-1,abc', '9-1'],
    ...['-2', '-99', '-0'],
  ]) {
    const answer = await fetch('/Upload/companies/short.webp', {
      headers: { range: `bytes=${range}` },
    });
    expect([range, answer.status, await answer.text()]).toEqual([range, 200, 'short']);
  }
  const head = await fetch('/Upload/companies/short.webp', {
    method: 'HEAD',
    headers: { range: 'bytes=9-12' },
  });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '5']);
});
