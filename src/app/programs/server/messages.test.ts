import { describe, expect, test } from 'vitest';
import { makeCompany, makeProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { database, fetch } = await startTestApp();

const company = await makeCompany(database, { name: 'Dana Devices', nameAr: 'دانة' });
const product = await makeProduct(database, { companyId: company.id, itemName: 'Infusion pump' });

type Said = Readonly<Record<string, unknown>>;

const post = (body: unknown, { path = '/mcp', headers = {} as Record<string, string> } = {}) =>
  fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const use = (name: string, given: Said, id: unknown = 1): Said => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: given },
});

/** The message in a response, without the protocol's framing. */
async function read(
  answer: Response,
): Promise<{ id: unknown; result: { isError?: boolean }; text: string }> {
  const text = await answer.text();
  const [, data = ''] = text.match(/^data: (.+)$/m) ?? [];
  return { ...JSON.parse(data), text };
}

describe('is refused:', () => {
  test('a page of another site, whatever name its address has', async () => {
    for (const origin of ['https://elsewhere.example', 'http://localhost:3001', 'null']) {
      const answer = await post(use('list_jobs', {}), { headers: { origin } });
      expect(answer.status, origin).toBe(403);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    const own = await post(use('list_jobs', {}), { headers: { origin: 'http://localhost:3000' } });
    expect(own.status).toBe(200);
  });

  test('many messages in one, which would be counted as one', async () => {
    const batch = [use('list_jobs', {}, 1), use('list_jobs', {}, 1)];
    expect((await post(batch)).status).toBe(400);
    expect((await post([])).status).toBe(400);
  });

  test('waiting for what never comes', async () => {
    const version = '2026-07-28';
    const answer = await post(
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'subscriptions/listen',
        params: {
          notifications: {},
          _meta: {
            'io.modelcontextprotocol/protocolVersion': version,
            'io.modelcontextprotocol/clientInfo': { name: 'one', version: '1' },
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      },
      { headers: { 'mcp-protocol-version': version, 'mcp-method': 'subscriptions/listen' } },
    );
    expect(await answer.text()).toContain('error');
  });

  test.each([
    ['no message', '{}'],
    ['a number', '7'],
    ['nothing', ''],
    ['null', 'null'],
    ['a text', '"tools/call"'],
    ['arguments that are a list', JSON.stringify(use('list_jobs', [] as never))],
    ['a name that is an object', JSON.stringify({ ...use('x', {}), params: { name: {} } })],
    ['a number of nothing', JSON.stringify(use('list_jobs', {}, null))],
    [
      'a prototype',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_jobs","arguments":{"__proto__":{"limit":1}}}}',
    ],
    ['depth', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('%s', async (_name, body) => {
    const answer = await post(body);
    expect(answer.status).toBeLessThan(500);
    if (answer.status < 400) expect(await answer.text()).toContain('"error":{');
  });
});

describe('an answer that is kept', () => {
  const asked = use('find_product', { id: product.id });

  test('bears the number of the message, whichever it is', async () => {
    for (const id of [1, 2, 'three', '"4"', -5]) {
      expect((await read(await post({ ...asked, id }))).id).toBe(id);
    }
  });

  test('is the same as the one that was made', async () => {
    const asked = use('list_products', { country: 'KW', limit: 7 });
    const made = await post(asked);
    const kept = await post(asked);
    expect(await kept.text()).toBe(await made.text());
    expect(kept.headers.get('content-type')).toBe(made.headers.get('content-type'));
    expect(kept.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['find_product', { id: product.id }, `/api/products/product-detail.php?id=${product.id}`],
    ['open_page', { address: `/product/${product.id}` }, `/product/${product.id}.md`],
  ])(
    'by %s tells what changed since, also where somebody else had it made anew',
    async (name, given, path) => {
      await post(use(name, given));
      await post(use(name, given));
      const renamed = `Syringe pump ${name}`;
      await database.pool.query('update products set item_name = $1 where id = $2', [
        renamed,
        product.id,
      ]);
      await expect.poll(async () => (await fetch(path)).text()).toContain(renamed);
      expect((await read(await post(use(name, given)))).text).toContain(renamed);
    },
  );

  test('is one for each language', async () => {
    const given = { id: company.id };
    for (let time = 0; time < 2; time += 1) {
      expect((await read(await post(use('find_company', given)))).text).toContain('Dana Devices');
      const arabic = await post(use('find_company', given), { path: '/ar/mcp' });
      expect((await read(arabic)).text).toContain('دانة');
    }
  });

  test('is none of what is refused', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { result } = await read(await post(use('find_product', { id: 999_999 })));
      expect(result.isError).toBe(true);
    }
  });
});

test('a page is opened by the address of any of its forms', async () => {
  for (const ending of ['', '.md', '.json']) {
    const { text } = await read(
      await post(use('open_page', { address: `/company/${company.id}${ending}` })),
    );
    expect(text, ending).toContain('Dana Devices');
  }
});
