import { afterEach, expect, test } from 'vitest';
import { insertRows } from '#platform/database/insert-rows.ts';
import type { Facts } from '#testing/factories.ts';
import { dayFromToday, makeCompany } from '#testing/factories.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { remindOfEnds } from './remind.ts';

const database = await createTestDatabase();
const { pool } = database;
const company = await makeCompany(database, { name: 'Tiryaq' });
const appUrl = 'https://portal.example';

const addPeriod = (endsInDays: number | null, facts: Facts = {}) =>
  insertRows(database.pool, 'subscriptions', {
    companyId: company.id,
    plan: 2,
    startsOn: dayFromToday(-300),
    endsOn: endsInDays === null ? null : dayFromToday(endsInDays),
    ...facts,
  });

const remind = () => remindOfEnds({ pool, appUrl, now: new Date() });
const mails = async () => (await pool.query('select * from mails order by id')).rows;

afterEach(() => pool.query('truncate subscription_reminders, subscriptions, mails cascade'));

test.each([31, -1])('%i days before the end nobody is reminded', async (days) => {
  await addPeriod(days);
  expect(await remind()).toBe(0);
});

test.each([30, 29, 8, 7, 1, 0])('%i days before the end one is, once', async (days) => {
  await addPeriod(days);
  const sent = await Promise.all([remind(), remind(), remind()]);
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await remind()).toBe(0);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail.recipient).toBe(company.email);
  expect(mail.subject).toMatch(/^Your Professional Plan ends on \d+ \w+ \d{4}$/);
  expect(mail.body).toContain('Tiryaq');
  expect(mail.body).toContain('https://portal.example/checkout');
});

test('at 30 days and again at 7', async () => {
  await addPeriod(30);
  expect(await remind()).toBe(1);
  await pool.query('update subscriptions set ends_on = ends_on - 23');
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
});

test.each([
  ['it was renewed', () => addPeriod(370, { startsOn: dayFromToday(11) })],
  ['a better plan goes on', () => addPeriod(null, { plan: 3 })],
])('not when %s', async (_name, renew) => {
  await addPeriod(10);
  await renew();
  expect(await remind()).toBe(0);
});

test('not for what was paid back', async () => {
  await addPeriod(10, { cancelledAt: new Date() });
  expect(await remind()).toBe(0);
});

test('of what was paid for, who paid it is told, in the language of the payment', async () => {
  const orderId = `ord_${'0'.repeat(22)}`;
  await pool.query(
    `insert into orders (id, company_id, plan, months, currency, month_price_minor, subtotal_minor,
       total_minor, email, company_name, language, provider, live)
     values ($1, $2, 2, 12, 'USD', 4900, 58800, 58800, 'payer@test.example', 'Tiryaq', 'ar', 'x',
       false)`,
    [orderId, company.id],
  );
  await addPeriod(10, { orderId });
  expect(await remind()).toBe(1);
  const [mail] = await mails();
  expect([mail.recipient, mail.language]).toEqual(['payer@test.example', 'ar']);
  expect(mail.subject).toMatch(/^تنتهي باقتك \(الباقة الاحترافية\)/);
  expect(mail.body).toContain('https://portal.example/ar/checkout');
});
