import { describe, expect, test } from 'vitest';
import {
  dayFromToday,
  makeCatalog,
  makeCompany,
  makeEvent,
  makeJob,
  makeProduct,
} from '#testing/factories.ts';
import { joinAsProgram } from '#testing/program-session.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { MESSAGES_PER_LEASE, programLimit } from './mount-mcp.ts';
import { ownTools } from './own-tools.ts';
import { publicTools } from './public-tools.ts';

const portal = await startTestApp();
const { database, fetch } = portal;

const company = await makeCompany(database, { name: 'Dana Devices', nameAr: 'دانة' });
const product = await makeProduct(database, {
  companyId: company.id,
  itemName: 'Infusion pump',
  itemGenericName: 'Salbutamol',
  dosageForm: 'Inhaler',
});
const job = await makeJob(database, company.id, { title: 'Theatre nurse' });
const event = await makeEvent(database, company.id, { title: 'Heart congress' });
await makeCatalog(database, company.id, { title: 'Pumps of the year' });

const visitor = await joinAsProgram(portal);
/** The same portal behind a balancer that forwards client addresses. */
const behind = await startTestApp({ TRUST_PROXY: '1' }, database);

describe('a program without a key', () => {
  test('sees what visitors may ask, and nothing else', async () => {
    const { tools } = await visitor.client.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(['open_page', ...publicTools.map(({ name }) => name)]);
    for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true);
  });

  test.each(ownTools.map(({ name }) => name))('may not use %s', async (name) => {
    const { isError, text } = await visitor.use(name);
    expect(isError).toBe(true);
    expect(text).toContain('not_signed_in');
  });

  test.each([
    ['drop_tables', {}],
    ['open_page', { address: 'https://elsewhere.example/' }],
    ['open_page', { address: '/api/system/settings.php' }],
    ['open_page', { address: '/admin' }],
    ['list_jobs', { limit: 'x'.repeat(2000) }],
    ['open_page', { address: { toString: null } }],
    ['open_page', {}],
    ['ask_mai', { q: { toString: null } }],
    ['ask_mai', { q: ['infusion', 'pump'] }],
    ['ask_mai', { q: null }],
    ['list_companies', { country: ['KW'] }],
  ])('is told that %s with %j is none', async (name, given) => {
    expect((await visitor.use(name, given)).isError).toBe(true);
  });

  test.each([
    ['ask_mai', { q: 'infusion pump' }, `/product/${product.id}`],
    ['list_companies', { country: 'KW' }, `/company/${company.id}`],
    ['find_company', { id: company.id }, `/company/${company.id}`],
    ['list_products', { country: 'KW' }, `/product/${product.id}`],
    ['find_product', { id: product.id }, `/product/${product.id}`],
    ['list_medicines', {}, '/rx/salbutamol'],
    ['find_generic', { slug: 'salbutamol' }, '/rx/salbutamol'],
    ['list_catalogs', { country: 'KW' }, `/company/${company.id}?tab=catalogs`],
    ['list_events', { country: 'KW' }, `/event/${event.slug}`],
    ['find_event', { slug: event.slug }, `/event/${event.slug}`],
    ['list_jobs', { country: 'KW' }, `/job/${job.jobRef}`],
    ['find_job', { ref: job.jobRef }, `/job/${job.jobRef}`],
  ])('uses %s and learns addresses and the day', async (name, given, path) => {
    const { isError, text } = await visitor.use(name, given);
    expect(isError, text).toBe(false);
    expect(text).toContain(`http://localhost:3000${path}`);
    expect(text).toContain(`"day":"${dayFromToday(0)}"`);
  });

  test('uses list_product_categories', async () => {
    expect(await visitor.use('list_product_categories')).toMatchObject({ isError: false });
  });

  test('opens the page of what it found, in the language of its address', async () => {
    const english = await visitor.use('open_page', { address: `/company/${company.id}` });
    expect(english.text).toContain('Dana Devices');
    const arabic = await visitor.use('open_page', { address: `/ar/company/${company.id}` });
    expect(arabic.text).toContain('دانة');
  });

  test('asks in Arabic below /ar', async () => {
    const arabic = await joinAsProgram(portal, { path: '/ar/mcp' });
    const { text } = await arabic.use('find_company', { id: company.id });
    expect(text).toContain(`/ar/company/${company.id}`);
    expect(text).toContain('دانة');
  });
});

test('a request that is no message of the protocol is refused', async () => {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const broken = await fetch('/mcp', { method: 'POST', headers, body: '{"jsonrpc":' });
  expect(broken.status).toBe(400);
  const large = await fetch('/mcp', {
    method: 'POST',
    headers,
    body: `"${'x'.repeat(2_000_000)}"`,
  });
  expect(large.status).toBe(413);
  expect((await fetch('/mcp')).status).toBe(405);
});

test('a network has so many messages a minute, and is told when to go on; others have theirs', async () => {
  const send = (network: string) =>
    behind.fetch('/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'x-forwarded-for': network,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    });
  const many = async (times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => send('192.0.2.7')));
    for (const { status } of answers) expect(status).toBe(200);
  };
  await database.pool.query('delete from rate_limits');
  await many(MESSAGES_PER_LEASE + 1);
  // As if other instances had used all but the last handful.
  await database.pool.query(`update rate_limits set points = $1 where key like 'program:%'`, [
    programLimit.times - MESSAGES_PER_LEASE,
  ]);
  await many(2 * MESSAGES_PER_LEASE - 1);
  const refused = await send('192.0.2.7');
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(programLimit.withinS);
  expect((await send('192.0.2.8')).status).toBe(200);
});
