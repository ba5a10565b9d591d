import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, describe, expect, test } from 'vitest';
import { keyScopes } from '#features/api-keys/key-scopes.ts';
import { hashOfKey, newKey } from '#features/api-keys/server/identify-key.ts';
import {
  givePlan,
  makeCatalog,
  makeCompany,
  makeEvent,
  makeJob,
  makeProduct,
} from '#testing/factories.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { ownTools } from './own-tools.ts';
import { publicTools } from './public-tools.ts';

const { app, database, fetch } = await startTestApp();
const address = app.server.address();
const port = typeof address === 'object' ? address?.port : 0;

const clients: Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.close())));

async function join(path = '/mcp', key?: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = key ? { authorization: `Bearer ${key}` } : undefined;
  const url = new URL(`http://127.0.0.1:${port}${path}`);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  clients.push(client);
  return client;
}

async function makeKey(companyId: number, scopes: readonly string[]): Promise<string> {
  const key = newKey();
  await database.pool.query(
    `insert into api_keys (company_id, name, token_hash, hint, scopes) values ($1, 'test', $2, '', $3)`,
    [companyId, hashOfKey(key), scopes],
  );
  return key;
}

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

type Told = { readonly isError: boolean; readonly text: string };

async function call(
  client: Client,
  name: string,
  given: Record<string, unknown> = {},
): Promise<Told> {
  const answer = await client.callTool({ name, arguments: given });
  return {
    isError: answer.isError === true,
    text: JSON.stringify(answer.structuredContent ?? answer),
  };
}

const visitor = await join();

describe('a program without a key', () => {
  test('sees what visitors may ask, and nothing else', async () => {
    const { tools } = await visitor.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(['open_page', ...publicTools.map(({ name }) => name)]);
    for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true);
  });

  test.each(ownTools.map(({ name }) => name))('may not use %s', async (name) => {
    const { isError, text } = await call(visitor, name, {});
    expect(isError).toBe(true);
    expect(text).toContain('not_signed_in');
  });

  test.each([
    ['drop_tables', {}],
    ['open_page', { address: 'https://elsewhere.example/' }],
    ['open_page', { address: '/api/system/settings.php' }],
    ['open_page', { address: '/admin' }],
    ['list_jobs', { limit: 'x'.repeat(2000) }],
  ])('is told that %s with %j is none', async (name, given) => {
    expect((await call(visitor, name, given)).isError).toBe(true);
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
    const { isError, text } = await call(visitor, name, given);
    expect(isError, text).toBe(false);
    expect(text).toContain(`http://localhost:3000${path}`);
    expect(text).toContain(`"day":"${new Date().toISOString().slice(0, 10)}"`);
  });

  test('uses list_product_categories', async () => {
    expect(await call(visitor, 'list_product_categories')).toMatchObject({ isError: false });
  });

  test('opens the page of what it found, in the language of its address', async () => {
    const english = await call(visitor, 'open_page', { address: `/company/${company.id}` });
    expect(english.text).toContain('Dana Devices');
    const arabic = await call(visitor, 'open_page', { address: `/ar/company/${company.id}` });
    expect(arabic.text).toContain('دانة');
  });

  test('asks in Arabic below /ar', async () => {
    const { text } = await call(await join('/ar/mcp'), 'find_company', { id: company.id });
    expect(text).toContain(`/ar/company/${company.id}`);
    expect(text).toContain('دانة');
  });
});

describe('a program with a company’s key', () => {
  test('sees and does what the key is for', async () => {
    const { company: own } = await signInExhibitor(database, {});
    await givePlan(database, own.id);
    const client = await join('/mcp', await makeKey(own.id, ['jobs:write']));
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toContain('exhibitor_jobs_create');
    expect(names).toContain('exhibitor_jobs_list');
    expect(names).not.toContain('exhibitor_products_list');
    const refused = await call(client, 'exhibitor_products_list');
    expect(refused.isError).toBe(true);
    const theirs = await call(client, 'exhibitor_jobs_list');
    expect(theirs.isError, theirs.text).toBe(false);
    expect(theirs.text).not.toContain('Theatre nurse');
  });

  test('may not touch what is another’s', async () => {
    const { company: own } = await signInExhibitor(database, {});
    await givePlan(database, own.id);
    const client = await join('/mcp', await makeKey(own.id, keyScopes));
    const { isError } = await call(client, 'exhibitor_jobs_delete', { id: job.id });
    expect(isError).toBe(true);
    expect((await fetch(`/job/${job.jobRef}`)).status).toBe(200);
  });

  test('gets nothing more without a plan that has keys', async () => {
    const { company: own } = await signInExhibitor(database, {});
    const client = await join('/mcp', await makeKey(own.id, keyScopes)).catch(() => undefined);
    const answer = client && (await call(client, 'exhibitor_jobs_list').catch(() => undefined));
    expect(answer?.isError ?? true).toBe(true);
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
