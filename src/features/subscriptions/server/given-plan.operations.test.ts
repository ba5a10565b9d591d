import { expect, test } from 'vitest';
import { dayFromToday, makeCompany, givePlan as makePeriod } from '#testing/factories.ts';
import { createOperator } from '#testing/operator.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, database } = app;
const operator = await createOperator(app);

const give = (company_id: number, plan: number, ends_on = '') =>
  operator.post('plans/give.php', { company_id, plan, ends_on });
const planOf = async (id: number) => {
  const { body } = await operator.get(`plans/of-company.php?company_id=${id}`);
  return { name: body.name, ends_on: body.ends_on, given: body.given };
};

test('is for operators, for companies that exist, and for days to come', async () => {
  const { headers, company } = await signInExhibitor(database);
  const sent = { method: 'POST', headers, body: new URLSearchParams({ plan: '3' }) };
  expect((await call('admin/plans/give.php', sent)).status).toBe(403);
  expect((await give(999_999, 3)).status).toBe(404);
  expect((await operator.get('plans/of-company.php?company_id=999999')).status).toBe(404);
  expect((await give(company.id, 4)).body.errors[0].field).toBe('plan');
  // What is paid for begins the day after, and nobody could show that one.
  for (const day of ['soon', '9999-12-31']) {
    expect((await give(company.id, 3, day)).body.message).toBe('Please enter a valid date');
  }
  expect((await give(company.id, 3, dayFromToday(-1))).body.message).toBe(
    'The last day must not be over',
  );
  expect(await planOf(company.id)).toEqual({ name: 'Free Plan', ends_on: null, given: null });
});

test('is had at once, changed, and taken back; sent again it is given once, and on record', async () => {
  const { id } = await makeCompany(database);
  for (const _again of [1, 2]) await give(id, 3);
  const given = { plan: 3, ends_on: null };
  expect(await planOf(id)).toEqual({ name: 'Enterprise Plan', ends_on: null, given });
  await give(id, 2, dayFromToday(10));
  expect(await planOf(id)).toMatchObject({ name: 'Professional Plan', ends_on: dayFromToday(10) });
  await give(id, 1);
  expect(await planOf(id)).toMatchObject({ name: 'Free Plan', given: null });
  const record = (await operator.recordOf('company')).filter((each) => each.subject_id === `${id}`);
  expect(record.map(({ before, after }) => [before?.plan ?? null, after?.plan ?? null])).toEqual([
    [null, 3],
    [3, 2],
    [2, null],
  ]);
});

test('what was paid for is not touched', async () => {
  const { id } = await makeCompany(database);
  await makePeriod(database, id, 2);
  await database.pool.query(
    `with o as (
       insert into orders (id, company_id, plan, months, currency, month_price_minor, subtotal_minor,
         total_minor, email, company_name, language, provider, live)
       values ('ord_' || repeat('A', 22), $1, 2, 12, 'USD', 4900, 58800, 58800, '', '', 'en', 'x', false)
       returning id)
     update subscriptions set order_id = o.id from o where company_id = $1`,
    [id],
  );
  await give(id, 3, dayFromToday(3));
  expect(await planOf(id)).toMatchObject({ name: 'Enterprise Plan' });
  await give(id, 1);
  expect(await planOf(id)).toMatchObject({ name: 'Professional Plan', ends_on: dayFromToday(364) });
});
