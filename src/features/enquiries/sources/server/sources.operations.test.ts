import { expect, test } from 'vitest';
import { sendAs } from '#testing/enquire-as.ts';
import { makeCompany } from '#testing/factories.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp({ TRUST_PROXY: '1' });
const { call, database } = app;
const { pool } = database;
const owner = await signInExhibitor(database, { name: 'Care House' });
const other = await signInExhibitor(database, { name: 'Dana Devices' });
const { id } = owner.company;

const click = (kind: string, { ip = '10.0.0.1', agent = 'Firefox', company = id } = {}) =>
  call('companies/contact-clicked.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, 'user-agent': agent },
    body: JSON.stringify({ id: company, kind }),
  });

const sourcesOf = async ({ headers }: typeof owner, days = '30') => {
  const { body } = await call(`exhibitor/enquiries/sources.php?days=${days}`, { headers });
  return Object.fromEntries(
    body.sources.map((each: { source: string; count: number }) => [each.source, each.count]),
  );
};

test('refuses who is none, and what is not counted', async () => {
  expect((await call('exhibitor/enquiries/sources.php')).status).toBe(401);
  const seeker = await signInJobSeeker(database);
  const { headers } = seeker;
  expect((await call('exhibitor/enquiries/sources.php', { headers })).status).toBe(403);
  const path = 'exhibitor/enquiries/sources.php?days=31';
  expect((await call(path, { headers: owner.headers })).status).toBe(400);
  expect((await click('fax')).status).toBe(400);
});

test('each visitor counts once a day for each way on, programs and hidden companies never', async () => {
  for (const ip of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) {
    expect((await click('phone', { ip })).body).toEqual({ success: true });
  }
  await click('website');
  await click('website', { agent: 'Googlebot/2.1' });
  await click('website', { agent: 'HeadlessChrome' });
  await click('brochure', { company: other.company.id });
  const hidden = await makeCompany(database, { status: 3 });
  expect((await click('phone', { company: hidden.id })).status).toBe(200);
  await sendAs(app, await signInJobSeeker(database), id);
  const none = { enquiries: 0, requests: 0, phone: 0, whatsapp: 0, website: 0, brochure: 0 };
  expect(await sourcesOf(owner)).toEqual({ ...none, enquiries: 1, phone: 2, website: 1 });
  expect(await sourcesOf(other)).toEqual({ ...none, brochure: 1 });
  const { rows } = await pool.query('select company_id from contact_clicks group by company_id');
  expect(rows).toHaveLength(2);
});

test('the last thirty days or ninety', async () => {
  await pool.query(
    `insert into contact_clicks (company_id, day, kind, clicks)
     values ($1, current_date - 40, 'whatsapp', 5), ($1, current_date - 100, 'whatsapp', 7)`,
    [id],
  );
  expect(await sourcesOf(owner)).toMatchObject({ whatsapp: 0 });
  expect(await sourcesOf(owner, '90')).toMatchObject({ whatsapp: 5 });
});

test('nothing is kept of who it was, and what they are hashed with goes with the day', async () => {
  const { rows } = await pool.query('select key from rate_limits');
  expect(JSON.stringify(rows)).not.toMatch(/10\.0\.0\.|Firefox/);
  const salts = async () => (await pool.query('select day from visitor_salts')).rows.length;
  expect(await salts()).toBe(1);
  await pool.query(
    `insert into visitor_salts (day, salt) values (current_date - 5, 'old'), (current_date - 9, 'older')`,
  );
  const { visitorKey } = await import('#platform/limits/visitor-key.ts');
  const visitor = { ip: '10.0.0.1', agent: 'Firefox' };
  const [today, tomorrow] = ['2030-01-01', '2030-01-02'];
  const first = await visitorKey(pool, visitor, today);
  expect(await visitorKey(pool, visitor, today)).toBe(first);
  expect(await visitorKey(pool, visitor, tomorrow)).not.toBe(first);
  expect(await salts()).toBe(1);
});
