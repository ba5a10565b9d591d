import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { metricsReader } from '#testing/metrics-access.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, fetch, app } = await startTestApp();

/** Sends a head as it is written, which no client would; the headers come as they are, in small letters. */
async function ask(head: string, host = 'host: mai.example\r\n') {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head}\r\n${host}connection: close\r\n\r\n`);
  const answer = await text(socket);
  const [told = '', sent = ''] = answer.split('\r\n\r\n');
  const status = Number(told.slice(9, 12));
  return { status, headers: told.toLowerCase(), sent, body: sent[0] === '{' && JSON.parse(sent) };
}

describe('every answer', () => {
  test.each(['/', '/companies', '/api/system/settings.php', '/api/nothing.php', '/healthz'])(
    '%s carries the security headers and a request id',
    async (path) => {
      const { headers } = await fetch(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("script-src 'self' '");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test('strict transport security only where the address is https', async () => {
    expect((await fetch('/healthz')).headers.has('strict-transport-security')).toBe(false);
    const secure = await startTestApp({ APP_URL: 'https://mai.example' });
    const { headers } = await secure.fetch('/healthz');
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
  });
});

describe('errors', () => {
  test('an unknown call is JSON, never a page', async () => {
    const { status, body, headers } = await call('no/such.php');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toEqual({
      success: false,
      message: 'There is nothing at this address.',
      code: 'not_found',
      errors: [],
    });
  });

  test('a known call with another method is 405 and says which it takes', async () => {
    const { status, headers } = await call('system/settings.php', { method: 'DELETE' });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET');
  });

  test('a message comes in the language asked for', async () => {
    const { body } = await call('no/such.php', { headers: { 'accept-language': 'ar' } });
    expect(body.message).toBe('لا يوجد شيء على هذا الرابط.');
  });

  test.each([
    ...['/%', '/%zz<script>', '/api/%ff', '/company/%E0%80%80'],
    // After two slashes comes a host, and these are not valid ones.
    ...['//', '///', '//[', '/\\[', '//:99999/', '//[.ics', '//[.md', '//[.json'],
    // An address that begins in one language and leads out of it belongs to neither.
    ...[
      '/ar/..',
      '/ar/../companies',
      '/ar/%2e%2E/companies?a=1',
      '/./companies',
      '/company/1/.%2e',
    ],
  ])('an address that cannot be read is refused like any other: %s', async (path) => {
    const { status, body, headers } = await ask(`GET ${path} HTTP/1.1`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'unreadable', errors: [] });
    expect(headers).toContain("script-src 'self';");
    expect(headers).toContain('x-content-type-options: nosniff');
  });

  test.each([
    '/companies?q=/../',
    '/company/1...2',
    '/.well-known/security.txt',
    '/companies?q=..',
  ])('dots that are no step are read: %s', async (path) => {
    expect((await ask(`GET ${path} HTTP/1.1`)).status).not.toBe(400);
  });

  test.each([
    ['/%', 'en', 'There is nothing at this address.', 'href="/"'],
    ['/ar/company/%E0%80%80', 'ar', 'لا يوجد شيء على هذا الرابط.', 'href="/ar"'],
  ])('a browser is shown a page instead: %s', async (path, language, words, home) => {
    const { status, sent, headers } = await ask(`GET ${path} HTTP/1.1\r\naccept: text/html`);
    expect(status).toBe(400);
    expect(headers).toContain('content-type: text/html; charset=utf-8');
    expect(headers).toContain("script-src 'self';");
    expect(sent).toContain(`<html lang="${language}"`);
    expect(sent).toContain(words);
    expect(sent).toContain(home);
    expect(sent).not.toContain('unreadable');
  });

  test.each(['/api/%ff', '/company/%E0%80%80.json'])(
    'what is no page is told to a browser as to a program: %s',
    async (path) => {
      const { body } = await ask(`GET ${path} HTTP/1.1\r\naccept: text/html`);
      expect(body.code).toBe('unreadable');
    },
  );

  test.each([
    ['no request at all', 'HELLO', 400],
    ['two lengths', 'POST /x HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2', 400],
    ['a head without end', `GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}`, 431],
  ])('what is no request is refused in the same words: %s', async (_name, head, expected) => {
    const { status, body, headers } = await ask(head);
    expect(status).toBe(expected);
    expect(body).toMatchObject({ success: false, code: 'unreadable', errors: [] });
    expect(headers).toContain('x-content-type-options: nosniff');
    expect(headers).toContain('cache-control: no-store');
  });

  test.each([
    ['two hosts', 'GET /healthz HTTP/1.1\r\nhost: evil.example'],
    ['two hosts of a page that is kept', 'GET /companies HTTP/1.1\r\nHOST: mai.example'],
  ])('which portal is meant has to be plain: %s', async (_name, head) => {
    await fetch('/companies');
    const { status, body, headers } = await ask(head);
    expect([status, body.code]).toEqual([400, 'unreadable']);
    expect(headers).toContain('x-content-type-options: nosniff');
  });

  test.each([
    ['none', 'HTTP/1.1', 400],
    ['none, which was allowed once', 'HTTP/1.0', 200],
    ['an empty one', 'HTTP/1.1\r\nhost:', 200],
    ['one with a port', 'HTTP/1.1\r\nhost: [::1]:7000', 200],
    ['one with a path', 'HTTP/1.1\r\nhost: mai.example/companies', 400],
    ['one with a name before it', 'HTTP/1.1\r\nhost: a@mai.example', 400],
  ])('of hosts there is %s', async (_name, head, expected) => {
    const { status, headers } = await ask(`GET /healthz ${head}`, '');
    expect(status).toBe(expected);
    expect(headers).toContain('x-content-type-options: nosniff');
  });

  test('nothing internal is told when something breaks', async () => {
    const broken = await startTestApp();
    await broken.database.pool.query('drop table settings');
    const { status, body } = await broken.call('system/settings.php');
    expect(status).toBe(500);
    expect(body.code).toBe('unexpected');
    expect(JSON.stringify(body)).not.toMatch(/settings|relation|select/i);
  });

  test('a database that is away is told as such, with a time to come back', async () => {
    const away = await startTestApp();
    const { pool } = away.database;
    Object.assign(pool.options, { connectionString: undefined, host: '/no/such/folder' });
    await pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    const { status, body, headers } = await away.call('system/settings.php');
    expect(status).toBe(503);
    expect(body.message).toBe('Service temporarily unavailable. Please try again later.');
    expect(headers.get('retry-after')).toBe('5');
  });
});

describe('compression and caching', () => {
  test('a page is compressed when the browser takes it', async () => {
    const { headers } = await fetch('/companies', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('vary')).toContain('accept-encoding');
  });

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', null],
    ['gzip;q=0.5, br;q=0.1', 'br'],
  ])('%s is answered in %s', async (taken, encoding) => {
    const { headers } = await fetch('/companies', { headers: { 'accept-encoding': taken } });
    expect(headers.get('content-encoding')).toBe(encoding);
  });

  test('a page that is asked for again and again is sent in fewer bytes, and not before', async () => {
    const ask = async () => {
      const { headers } = await fetch('/jobs', { headers: { 'accept-encoding': 'br' } });
      return Number(headers.get('content-length'));
    };
    const first = await ask();
    for (let time = 1; time < 8; time += 1) expect(await ask()).toBe(first);
    await expect.poll(ask).toBeLessThan(first);
  });

  test('an unchanged answer is not sent again', async () => {
    const first = await fetch('/api/system/settings.php');
    const etag = first.headers.get('etag') ?? '';
    for (const named of [etag, '*', ' * ', `"other", ${etag}`]) {
      const headers = { 'if-none-match': named };
      const second = await fetch('/api/system/settings.php', { headers });
      expect(second.status).toBe(304);
      expect(await second.text()).toBe('');
    }
  });

  test.each(['/companies', '/ar/faq', '/api/system/settings.php', '/events.ics', '/sitemap.xml'])(
    '%s answers from what is kept as it did when it was made',
    async (path) => {
      const ask = async (more: Record<string, string> = {}) => {
        const answer = await fetch(path, { headers: { 'accept-encoding': 'br', ...more } });
        const body = await answer.text();
        // A cached response is compressed better, so it has fewer bytes with the same content.
        const {
          'x-request-id': id,
          'content-length': _length,
          date: _date,
          ...headers
        } = Object.fromEntries(answer.headers);
        return { id, shown: { status: answer.status, headers, body } };
      };
      const made = await ask();
      const kept = await ask();
      expect(made.shown.status).toBe(200);
      expect(kept.shown).toEqual(made.shown);
      expect(kept.id).not.toBe(made.id);
      const { headers } = made.shown;
      const again = await ask({ 'if-none-match': headers.etag ?? '' });
      expect(again.shown).toMatchObject({ status: 304, body: '' });
      expect(again.shown.headers['content-security-policy']).toBe(
        headers['content-security-policy'],
      );
    },
  );

  test('an answer from what is kept is counted', async () => {
    const counted = async () => {
      const figures = await (await fetch('/metrics', { headers: metricsReader })).text();
      const line =
        /portal_kept_answers_total\{status="200",route="\/api\/system\/settings.php"\} (\d+)/;
      return Number(figures.match(line)?.[1] ?? 0);
    };
    await call('system/settings.php');
    const before = await counted();
    await call('system/settings.php');
    expect(await counted()).toBe(before + 1);
  });

  test('built files may be kept for good', async () => {
    const html = await (await fetch('/companies')).text();
    const [, script = ''] = html.match(/<script type="module" src="([^"]+)"/) ?? [];
    const response = await fetch(script, { headers: { 'accept-encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
  });
});

describe('pages', () => {
  test.each([
    ['/companies', 'en', 'ltr', 'Companies'],
    ['/ar/companies', 'ar', 'rtl', 'الشركات'],
  ])('%s is rendered in its language', async (path, lang, dir, word) => {
    const html = await (await fetch(path)).text();
    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(html).toContain(word);
    expect(html).toContain(
      '<link rel="alternate" hreflang="ar" href="http://localhost:3000/ar/companies">',
    );
  });

  test('no page has an inline script', async () => {
    const html = await (await fetch('/companies')).text();
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map((match) => match[1]);
    expect(inline.every((attributes) => attributes?.includes('type="application/'))).toBe(true);
  });

  test.each([
    ['/nowhere', '/'],
    ['/ar/nowhere', '/ar'],
    ['/%E0%A4%A', undefined],
  ])('%s leads home', async (path, home) => {
    const response = await fetch(path);
    if (home === undefined) expect(response.status).toBeGreaterThanOrEqual(300);
    else expect(response.headers.get('location')).toBe(home);
  });
});

test('health, readiness and figures are answered', async () => {
  expect((await fetch('/healthz')).status).toBe(200);
  // A process for pictures starts first, which takes its time on a busy machine.
  await expect.poll(async () => (await fetch('/readyz')).status, { timeout: 20_000 }).toBe(200);
  const figures = await fetch('/metrics', { headers: metricsReader });
  expect(await figures.text()).toContain('portal_request_duration_seconds');
});

test.each([{}, { authorization: 'Bearer guessed' }, { authorization: 'Bearer ' }])(
  'the figures are not for whoever shows %j, from wherever',
  async (headers) => {
    const { statusCode } = await app.inject({
      url: '/metrics',
      headers,
      remoteAddress: '127.0.0.1',
    });
    expect(statusCode).toBe(404);
  },
);

test('without a token there are no figures', async () => {
  const closed = await startTestApp({ METRICS_TOKEN: undefined });
  expect((await closed.fetch('/metrics', { headers: metricsReader })).status).toBe(404);
});

test('the API describes itself, and again', async () => {
  const first = await call('openapi.json');
  expect(first.body.paths['/api/companies/companies.php'].get.summary).toBeTruthy();
  expect((await call('openapi.json')).body).toEqual(first.body);
});
