import { expect, test } from 'vitest';
import { makeAccount, makeCompany } from '#testing/factories.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();
const { pool } = database;

test('the start page is for operators only', async () => {
  expect((await call('admin/overview.php')).status).toBe(401);
  expect((await call('admin/overview.php', await signInJobSeeker(database))).status).toBe(403);
  expect((await call('admin/overview.php', await signInExhibitor(database))).status).toBe(403);
});

test('it tells what waits, since when, and what the days brought', async () => {
  const admin = await signInJobSeeker(database, { isAdmin: true });
  const overview = async () => (await call('admin/overview.php', admin)).body;
  const before = await overview();
  expect(before.days).toHaveLength(30);
  expect(before.waiting.applications).toEqual({ count: 0, oldest_at: null });

  const yesterday = new Date(Date.now() - 86_400_000);
  const long = new Date(Date.now() - 40 * 86_400_000);
  const waiting = { exhibitorStatus: 0, status: 2 } as const;
  for (const createdAt of [yesterday, long]) {
    const owner = await makeAccount(database, { createdAt });
    await makeCompany(database, { ...waiting, ownerAccountId: owner.id, createdAt });
  }
  await pool.query(
    `insert into mails (recipient, subject, body, language, failed_at, sent_at)
     values ('a@b.example', 's', 'b', 'en', now(), null), ('a@b.example', 's', 'b', 'en', null, now())`,
  );
  await pool.query(
    `insert into messages (kind, name, email, subject, message, language, country)
     values ('contact', 'A', 'a@b.example', 's', 'm', 'en', 'KW')`,
  );
  await pool.query(
    `with reported as (
       insert into enquiries (send_key, company_name, about, about_id, about_title, name, email,
         language, country, subject)
       values (gen_random_uuid(), 'Care House', 'company', 1, 'Care House', 'Huda', 'h@test.example',
         'en', 'KW', 'Beds') returning id)
     insert into enquiry_reports (enquiry_id, reason, created_at) select id, 'spam', $1 from reported`,
    [yesterday],
  );
  const after = await overview();
  expect(after.waiting.reported_enquiries).toEqual({
    count: 1,
    oldest_at: yesterday.toISOString(),
  });
  expect((await call('admin/waiting.php', admin)).body.reported_enquiries).toBe(1);
  expect(after.waiting.applications).toEqual({ count: 2, oldest_at: long.toISOString() });
  expect(after.waiting.messages.count).toBe(before.waiting.messages.count + 1);
  expect(after.waiting.failed_mails.count).toBe(before.waiting.failed_mails.count + 1);
  const rise = (kind: string, day: number) =>
    after.daily[kind].at(day) - before.daily[kind].at(day);
  // Somebody who signed up forty days ago is in none of them.
  expect([rise('sign_ups', -2), rise('applications', -2)]).toEqual([1, 1]);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  expect(sum(after.daily.applications) - sum(before.daily.applications)).toBe(1);
  expect([rise('mails_sent', -1), rise('mails_failed', -1)]).toEqual([1, 1]);
});

test('revenue is what was paid and not paid back, by currency, and so are the orders', async () => {
  const admin = await signInJobSeeker(database, { isAdmin: true });
  const company = await makeCompany(database);
  const order = (id: string, currency: string, status: string) =>
    pool.query(
      `insert into orders (id, company_id, plan, months, currency, month_price_minor, subtotal_minor,
         total_minor, email, company_name, language, status, provider, live, paid_at)
       values ($1, $2, 1, 12, $3, 1000, 12000, 12000, 'a@b.example', 'C', 'en', $4, 'sandbox', false, now())`,
      [`ord_${id.padEnd(22, '0')}`, company.id, currency, status],
    );
  await order('a', 'USD', 'paid');
  await order('b', 'USD', 'paid');
  await order('c', 'KWD', 'paid');
  await order('d', 'USD', 'refunded');
  const { body } = await call('admin/overview.php', admin);
  expect(
    body.revenue.map(({ currency, total_minor }: { currency: string; total_minor: number }) => [
      currency,
      total_minor,
    ]),
  ).toEqual([
    ['KWD', 12_000],
    ['USD', 24_000],
  ]);
  expect(body.revenue[1].daily_minor.at(-1)).toBe(24_000);
  // The number of orders behind that revenue.
  expect(body.daily.paid_orders.at(-1)).toBe(3);
});

test('a demo says that its figures are made up, and a portal in earnest has none such', async () => {
  const admin = await signInJobSeeker(database, { isAdmin: true });
  expect((await call('admin/overview.php', admin)).body.is_demo).toBe(true);
  const productionApp = await startTestApp({ DEMO: '0' }, database);
  expect((await productionApp.call('admin/overview.php', admin)).body.is_demo).toBe(false);
});

test('the menu counts what waits, for operators only', async () => {
  expect((await call('admin/waiting.php')).status).toBe(401);
  expect((await call('admin/waiting.php', await signInExhibitor(database))).status).toBe(403);
  const admin = await signInJobSeeker(database, { isAdmin: true });
  const counts = (await call('admin/waiting.php', admin)).body;
  const { waiting } = (await call('admin/overview.php', admin)).body;
  expect(counts).toMatchObject({
    applications: waiting.applications.count,
    messages: waiting.messages.count,
    failed_mails: waiting.failed_mails.count,
    pending_orders: waiting.pending_orders.count,
  });
  expect(counts.applications).toBeGreaterThan(0);
});
