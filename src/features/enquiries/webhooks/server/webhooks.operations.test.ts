import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, test } from 'vitest';
import { outside, type Reach } from '#platform/http/post-outside.ts';
import { sendAs } from '#testing/enquire-as.ts';
import { dayFromToday, givePlan, makeProduct } from '#testing/factories.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { deliverDue } from './deliver-due.ts';

const app = await startTestApp();
const { call, database } = app;
const { pool } = database;
const owner = await signInExhibitor(database, { name: 'Care House' });
const other = await signInExhibitor(database, { name: 'Dana Devices' });
await givePlan(database, owner.company.id);
await givePlan(database, other.company.id);

type Heard = { readonly headers: Record<string, unknown>; readonly body: string };
const heard: Heard[] = [];
let answer = 200;
/** A slow receiver waits for this promise. */
let slow: Promise<void> | undefined;
const listener = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', async () => {
    heard.push({ headers: request.headers, body });
    if (request.url === '/slow') await slow;
    response.writeHead(answer, { location: '/elsewhere' }).end('x'.repeat(100_000));
  });
});
await once(listener.listen(0, '127.0.0.1'), 'listening');
const { port } = listener.address() as AddressInfo;
const here = `http://127.0.0.1:${port}/leads`;
/** Allows the test's own address, to which the portal would never post. */
const near: Reach = { protocols: ['http:'], mayName: () => true, mayReach: () => true };

afterAll(() => {
  listener.close();
});
afterEach(async () => {
  heard.length = 0;
  answer = 200;
  await pool.query('truncate enquiries, quote_requests, lead_webhooks, rate_limits cascade');
});

const post = (path: string, body: object, who?: SignedIn) =>
  call(path, {
    method: 'POST',
    headers: { ...who?.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const save = (more: object = {}, who: SignedIn = owner) =>
  post(
    'exhibitor/webhook/save.php',
    { address: 'https://hooks.example.com/in', events: ['enquiry.received'], ...more },
    who,
  );
const show = async (who: SignedIn = owner) =>
  (await call('exhibitor/webhook/show.php', { headers: who.headers })).body;
const listen = async (events: readonly string[], who: SignedIn = owner) => {
  const { secret } = (await save({ events }, who)).body;
  await pool.query('update lead_webhooks set address = $1', [here]);
  return Buffer.from(secret.replace('whsec_', ''), 'base64');
};
const all = ['enquiry.received', 'request.received', 'stage.changed', 'quotation.decided'];
const deliverAll = async (reach = near) => {
  let tried = 0;
  while ((await deliverDue(pool, reach)) > 0) tried += 1;
  return tried;
};

test('an address comes with the paid plans and leads to the open network alone', async () => {
  expect((await post('exhibitor/webhook/save.php', {})).status).toBe(401);
  expect((await save({}, await signInJobSeeker(database))).status).toBe(403);
  for (const address of [
    'http://hooks.example.com',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://10.0.0.7/x',
    'https://localhost/x',
    'https://localhost./x',
    'https://LOCALHOST%2e/x',
    'https://hooks.localhost/x',
    'https://metadata.google.internal/x',
    'https://printer.local:8443/x',
    'https://router.home.arpa/x',
    'https://hooks..example.com/x',
    'https://127.0.0.1./x',
    'https://0x7f.1/x',
    'https://[::ffff:10.0.0.7]/x',
    'https://intranet/x',
    'https://hooks.example.com:25/in',
    'https://hooks.example.com:0/in',
    'https://user:secret@hooks.example.com',
    'ftp://hooks.example.com',
    'hooks',
  ]) {
    expect((await save({ address })).body.errors, address).toMatchObject([{ field: 'address' }]);
  }
  for (const address of [
    'https://hooks.example.com./in',
    'https://مستشفى.السعودية/in',
    'https://hooks.example.com:8443/in',
    'https://hooks.example.com:443/in',
  ]) {
    expect((await save({ address })).status, address).toBe(200);
  }
  await pool.query('delete from lead_webhooks');
  expect((await save({ events: [] })).body.errors).toMatchObject([{ field: 'events' }]);
  const free = await signInExhibitor(database);
  expect((await save({}, free)).status).toBe(402);
  expect((await save()).body.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect((await show()).webhook).toEqual({
    address: 'https://hooks.example.com/in',
    events: ['enquiry.received'],
  });
  // After a change it keeps its secret, which is not shown again.
  expect((await save({ events: all })).body.secret).toBeNull();
  expect(JSON.stringify(await show())).not.toContain('whsec_');
});

test('an enquiry is told once, signed, with nothing of the person', async () => {
  const secret = await listen(all);
  const buyer = await signInJobSeeker(database);
  const { id } = await sendAs(app, buyer, owner.company.id);
  await sendAs(app, buyer, other.company.id);
  expect(await deliverAll()).toBe(1);
  expect(await deliverAll()).toBe(0);
  expect(heard).toHaveLength(1);
  const { headers, body } = heard[0] as Heard;
  const { 'webhook-id': told, 'webhook-timestamp': at } = headers;
  const signature = createHmac('sha256', secret).update(`${told}.${at}.${body}`).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(60);
  expect(JSON.parse(body)).toEqual({
    id: told,
    type: 'enquiry.received',
    timestamp: expect.any(String),
    data: { enquiry_id: id, state: 'new' },
  });
  expect((await show()).deliveries).toMatchObject([
    { id: told, event: 'enquiry.received', enquiry_id: id, state: 'delivered', status: 200 },
  ]);
  expect((await show(other)).deliveries).toEqual([]);
});

test('stages and decisions are told whichever way they come about, and nothing that was not wished', async () => {
  await listen(all);
  const buyer = await signInJobSeeker(database);
  const product = await makeProduct(database, { companyId: owner.company.id, itemName: 'Pump' });
  const items = JSON.stringify([{ id: product.id, quantity: 2 }]);
  const facts = { key: randomUUID(), items, name: 'Mariam', country: 'KW' };
  const { token } = (await post('enquiries/send-request.php', facts, buyer)).body;
  const { request } = (await post('enquiries/request.php', { token })).body;
  const [part] = request.companies;
  const quotation = {
    id: part.id,
    key: randomUUID(),
    currency: 'KWD',
    lines: JSON.stringify([{ line_id: part.lines[0].id, price: '5' }]),
    valid_until: dayFromToday(9),
  };
  expect((await post('exhibitor/enquiries/quote.php', quotation, owner)).status).toBe(200);
  const [made] = (await post('enquiries/request.php', { token })).body.request.companies[0]
    .quotations;
  await post('enquiries/accept-quotation.php', { token, id: part.id, quotation_id: made.id });
  await deliverAll();
  const told = heard.map(({ body }) => JSON.parse(body));
  expect(told.map(({ type }) => type).sort()).toEqual([
    'quotation.decided',
    'request.received',
    'stage.changed',
    'stage.changed',
  ]);
  expect(told.find(({ type }) => type === 'quotation.decided')?.data).toEqual({
    enquiry_id: part.id,
    quotation_id: made.id,
    revision: 1,
    decision: 'accepted',
  });
  heard.length = 0;
  await save({ events: ['stage.changed'] });
  await pool.query('update lead_webhooks set address = $1', [here]);
  await post('exhibitor/enquiries/update.php', { id: part.id, state: 'won' }, owner);
  await post('exhibitor/enquiries/update.php', { id: part.id, state: 'lost' }, owner);
  await sendAs(app, await signInJobSeeker(database), owner.company.id);
  await deliverAll();
  expect(heard.map(({ body }) => JSON.parse(body).data)).toEqual([
    { enquiry_id: part.id, state: 'lost', previous_state: 'won' },
  ]);
});

test('what is not taken is tried again with growing gaps, then given up, and can be sent again', async () => {
  await listen(['enquiry.received']);
  await sendAs(app, await signInJobSeeker(database), owner.company.id);
  // A redirect is not followed and does not count as success.
  answer = 302;
  const gaps: number[] = [];
  for (let each = 0; each < 7; each += 1) {
    expect(await deliverAll()).toBe(1);
    const { rows } = await pool.query(
      'select extract(epoch from due_at - now())::int as gap from lead_webhook_deliveries',
    );
    gaps.push(Math.round(rows[0].gap / 60));
    await pool.query('update lead_webhook_deliveries set due_at = now()');
  }
  expect(gaps).toEqual([1, 5, 30, 120, 480, 1440, 1440]);
  expect(await deliverAll()).toBe(0);
  const [failed] = (await show()).deliveries;
  expect(failed).toMatchObject({ state: 'failed', tries: 7, status: 302, problem: 'refused' });
  const resend = (who: SignedIn, id = failed.id) =>
    post('exhibitor/webhook/resend.php', { id }, who);
  expect((await resend(other)).status).toBe(404);
  expect((await resend(owner, randomUUID())).status).toBe(404);
  answer = 204;
  expect((await resend(owner)).status).toBe(200);
  await deliverAll();
  expect((await show()).deliveries).toMatchObject([{ id: failed.id, state: 'delivered' }]);
  expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(heard.map(({ body }) => body)).size).toBe(1);
  // Sixty in an hour, two of which were used above, so that nobody can be overloaded through us.
  const again = await Promise.all(Array.from({ length: 60 }, () => resend(owner)));
  expect(again.filter(({ status }) => status === 429)).toHaveLength(2);
});

test('a receiver that is slow holds up its own company alone, which is told in order', async () => {
  await listen(['enquiry.received']);
  await listen(['enquiry.received'], other);
  const [first, second] = [
    await sendAs(app, await signInJobSeeker(database), owner.company.id),
    await sendAs(app, await signInJobSeeker(database), owner.company.id),
  ];
  for (let each = 0; each < 3; each += 1) {
    await sendAs(app, await signInJobSeeker(database), other.company.id);
  }
  await pool.query('update lead_webhooks set address = $2 where company_id = $1', [
    owner.company.id,
    here.replace('/leads', '/slow'),
  ]);
  let goOn = () => {};
  slow = new Promise((resolve) => {
    goOn = resolve;
  });
  const held = deliverDue(pool, near);
  await expect.poll(() => heard.length).toBe(1);
  expect(await deliverAll()).toBe(3);
  const leads = () => heard.map(({ body }) => JSON.parse(body).data.enquiry_id);
  expect(leads()).toHaveLength(4);
  goOn();
  expect(await held).toBe(1);
  expect(await deliverAll()).toBe(1);
  expect([leads()[0], leads()[4]]).toEqual([first.id, second.id]);
});

test('a process that dies with a company lets go of it in time', async () => {
  await listen(['enquiry.received']);
  await sendAs(app, await signInJobSeeker(database), owner.company.id);
  await pool.query(`update lead_webhooks set told_until = now() + interval '30 seconds'`);
  expect(await deliverAll()).toBe(0);
  await pool.query(`update lead_webhooks set told_until = now() - interval '1 second'`);
  expect(await deliverAll()).toBe(1);
});

test('who dies while telling leaves it to the next, under the same id', async () => {
  await listen(['enquiry.received']);
  await sendAs(app, await signInJobSeeker(database), owner.company.id);
  await deliverAll();
  // As if its process had died before recording the delivery.
  await pool.query(`update lead_webhook_deliveries set state = 'waiting', due_at = now()`);
  const both = await Promise.all([deliverDue(pool, near), deliverDue(pool, near)]);
  expect(both.sort()).toEqual([0, 1]);
  expect(heard).toHaveLength(2);
  expect(heard[0]?.headers['webhook-id']).toBe(heard[1]?.headers['webhook-id']);
  // An event whose transaction fails is not delivered.
  await pool.query(
    `alter table mails add constraint broken check (subject not like 'New enq%') not valid`,
  );
  await sendAs(app, await signInJobSeeker(database), owner.company.id).catch(() => undefined);
  await pool.query('alter table mails drop constraint broken');
  expect(await deliverAll()).toBe(0);
});

test('names that lead inside are not asked, and without the plan nothing is told', async () => {
  await listen(['enquiry.received']);
  await sendAs(app, await signInJobSeeker(database), owner.company.id);
  for (const address of [here, `https://localhost:${port}/`]) {
    await pool.query('update lead_webhooks set address = $1', [address]);
    await pool.query('update lead_webhook_deliveries set due_at = now()');
    expect(await deliverAll(outside)).toBe(1);
    expect((await show()).deliveries).toMatchObject([{ problem: 'closed_network' }]);
  }
  expect(heard).toEqual([]);
  await pool.query('delete from subscriptions where company_id = $1', [owner.company.id]);
  await pool.query('update lead_webhook_deliveries set due_at = now()');
  await deliverAll();
  expect((await show()).deliveries).toMatchObject([{ state: 'failed', problem: 'plan' }]);
  await givePlan(database, owner.company.id);
});

test('nobody there is tried again without a word; a mistake of ours is too, and is told', async () => {
  await listen(['enquiry.received']);
  await sendAs(app, await signInJobSeeker(database), owner.company.id);
  const tryOnce = async (address: string) => {
    await pool.query('update lead_webhooks set address = $1', [address]);
    await pool.query('update lead_webhook_deliveries set due_at = now()');
    return deliverDue(pool, near);
  };
  expect(await tryOnce('http://127.0.0.1:1/')).toBe(1);
  await expect(tryOnce('no address')).rejects.toThrow('Invalid URL');
  expect((await show()).deliveries).toMatchObject([
    { state: 'waiting', tries: 2, problem: 'unreachable' },
  ]);
  expect(await tryOnce(here)).toBe(1);
});

test('a company that was suspended is told nothing until it is back', async () => {
  await listen(all);
  await sendAs(app, await signInJobSeeker(database), owner.company.id);
  const suspend = (since: string | null) =>
    pool.query('update accounts set suspended_at = $2 where id = $1', [owner.account.id, since]);
  await suspend('2026-01-01');
  expect(await deliverAll()).toBe(0);
  await suspend(null);
  expect(await deliverAll()).toBe(1);
  expect(heard).toHaveLength(1);
});

test('a renewed secret signs from then on, and what is removed is gone', async () => {
  expect((await post('exhibitor/webhook/renew-secret.php', {}, owner)).status).toBe(404);
  await listen(['enquiry.received']);
  const renewed = await post('exhibitor/webhook/renew-secret.php', {}, owner);
  const secret = Buffer.from(renewed.body.secret.replace('whsec_', ''), 'base64');
  await sendAs(app, await signInJobSeeker(database), owner.company.id);
  await deliverAll();
  const { headers, body } = heard[0] as Heard;
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', secret).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect((await post('exhibitor/webhook/remove.php', {}, owner)).status).toBe(200);
  expect(await show()).toEqual({ success: true, webhook: null, deliveries: [] });
  expect((await post('exhibitor/webhook/remove.php', {}, owner)).status).toBe(404);
});
