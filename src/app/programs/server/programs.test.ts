import { describe, expect, test } from 'vitest';
import { operations } from '#app/server/operations.ts';
import { writeSetting } from '#features/site/settings/server/write-setting.ts';
import { urlOf } from '#platform/calls/call.ts';
import { signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { database, fetch } = await startTestApp();

describe('robots.txt', () => {
  test('allows what is meant to be read and nothing of one person', async () => {
    const text = await (await fetch('/robots.txt')).text();
    expect(text).toContain('Content-Signal: search=yes, ai-input=yes, ai-train=no');
    expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
    const isClosed = (path: string) => closed.some((each) => path.startsWith(each));
    for (const path of ['/', '/jobs', '/ar/jobs.md', '/llms.txt', '/api/jobs/jobs.php']) {
      expect(isClosed(path), path).toBe(false);
    }
    for (const path of [
      '/admin',
      '/ar/admin',
      '/user/dashboard',
      '/checkout',
      '/api/admin/me.php',
    ]) {
      expect(isClosed(path), path).toBe(true);
    }
  });
});

describe('llms.txt', () => {
  test.each([
    ['/llms.txt', 'http://localhost:3000/jobs.md', 'http://localhost:3000/mcp'],
    ['/ar/llms.txt', 'http://localhost:3000/ar/jobs.md', 'http://localhost:3000/ar/mcp'],
  ])('%s leads to the lists and to the tools', async (path, list, tools) => {
    const text = await (await fetch(path)).text();
    expect(text).toContain(`(${list})`);
    expect(text).toContain(`(${tools})`);
    const links = [...text.matchAll(/\((http:\/\/localhost:3000[^)\s]+)\)/g)];
    for (const [, address = ''] of links.filter(([, each = '']) => !each.endsWith('/mcp'))) {
      expect((await fetch(address.replace('http://localhost:3000', ''))).status, address).toBe(200);
    }
  });

  test('tells the licence that the operator set', async () => {
    expect(await (await fetch('/llms.txt')).text()).toContain('quoted with the address');
    await writeSetting(database.pool, 'data_licence', 'Open Data Commons BY');
    expect(await (await fetch('/llms.txt')).text()).toContain('Open Data Commons BY');
  });
});

describe('what describes the portal', () => {
  test.each(['/robots.txt', '/api/openapi.json', '/dump/job.schema.json'])(
    '%s is sent once to whoever has it',
    async (path) => {
      const etag = (await fetch(path)).headers.get('etag') ?? '';
      for (const named of [etag, `W/${etag}`, `"other", W/${etag}`]) {
        const again = await fetch(path, { headers: { 'if-none-match': named } });
        expect(again.status, named).toBe(304);
      }
      expect((await fetch(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    },
  );
});

test('the description of all calls is compressed, and the same each time', async () => {
  const ask = () => fetch('/api/openapi.json', { headers: { 'accept-encoding': 'br' } });
  const [first, second] = [await ask(), await ask()];
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(await second.text()).toBe(await first.text());
});

describe('pages of other sites', () => {
  test('may read what everybody may read', async () => {
    for (const path of [
      ...['/jobs', '/jobs.json', '/api/jobs/jobs.php', '/llms.txt'],
      ...['/robots.txt', '/api/openapi.json', '/dump/job.schema.json'],
    ]) {
      for (let turn = 0; turn < 2; turn += 1) {
        const { headers } = await fetch(path, { headers: { origin: 'https://elsewhere.example' } });
        expect(headers.get('access-control-allow-origin'), path).toBe('*');
        expect(headers.get('access-control-allow-credentials'), path).toBeNull();
      }
      const asked = await fetch(path, { method: 'OPTIONS' });
      expect(asked.status, path).toBe(204);
      expect(asked.headers.get('access-control-allow-methods'), path).toBe('GET');
      expect(asked.headers.get('access-control-allow-headers'), path).not.toMatch(/authorization/);
    }
  });

  test('may read nothing that is somebody’s, nor write', async () => {
    const { headers } = await signInJobSeeker(database);
    const isShared = (method: string, access: string) => method === 'GET' && access === 'visitor';
    for (const { call } of operations.filter(
      (each) => !isShared(each.call.method, each.call.access),
    )) {
      const asked = await fetch(urlOf(call), { method: 'OPTIONS', headers });
      expect(asked.headers.get('access-control-allow-origin'), call.path).toBeNull();
    }
    const own = await fetch('/api/user/profile.php', { headers });
    expect(own.status).toBe(200);
    expect(own.headers.get('access-control-allow-origin')).toBeNull();
  });
});
