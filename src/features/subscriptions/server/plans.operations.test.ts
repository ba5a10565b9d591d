import { expect, test } from 'vitest';
import { createOperator } from '#testing/operator.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, fetch } = app;
const operator = await createOperator(app);

const basic = {
  id: 1,
  name: 'Starter',
  name_ar: 'البداية',
  price: '19.50',
  listings_limit: '25',
  visibility: 'premium',
  popular: 'on',
  ads: true,
};

test('wrong values are named', async () => {
  const { status, body } = await operator.post('plans/save.php', {
    id: 1,
    name: ' ',
    price: '12.345',
    listings_limit: '-3',
    visibility: 'huge',
  });
  expect(status).toBe(400);
  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'name',
    'name_ar',
    'price',
    'listings_limit',
    'visibility',
  ]);
});

test('what a company has without a plan is decided like a plan, and stays free', async () => {
  const free = { ...basic, id: 0, name: 'Free Plan', name_ar: 'الباقة المجانية' };
  expect((await operator.post('plans/save.php', free)).status).toBe(200);
  const { body } = await call('subscription/get-subscription-page-info.php');
  expect(body.free).toMatchObject({ price: 0, popular: false });
  expect(body.free.entitlements).toMatchObject({ listings_limit: 25 });
});

test('a plan that does not exist is not made', async () => {
  const { status, body } = await operator.post('plans/save.php', { ...basic, id: 4 });
  expect([status, body.code]).toEqual([404, 'not_found']);
});

test('the comparison and checkout follow at once', async () => {
  await fetch('/subscription');
  expect((await operator.post('plans/save.php', basic)).status).toBe(200);
  const { subscriptions } = (await call('subscription/get-subscription-page-info.php')).body;
  expect(subscriptions[1]).toMatchObject({
    name: 'Starter',
    price: 19.5,
    popular: true,
    entitlements: { listings_limit: 25, visibility: 'premium', ads: true, support_24_7: false },
  });
  expect(subscriptions[2].popular).toBe(false);
  expect(await (await fetch('/subscription')).text()).toContain('Starter');
  const { subscription } = (await call('subscription/get-subscription-type.php?id=1')).body;
  expect(subscription).toMatchObject({ title: 'Starter', price: 19.5 });
});

test('without a price it is on request', async () => {
  await operator.post('plans/save.php', { ...basic, price: '', listings_limit: '' });
  const { plans } = (await operator.get('plans/list.php')).body;
  expect(plans[1]).toMatchObject({ price: null, listings_limit: null, currency: 'USD' });
});

test('a price may be nothing, which is not the same as none', async () => {
  expect((await operator.post('plans/save.php', { ...basic, price: '-1' })).status).toBe(400);
  expect((await operator.post('plans/save.php', { ...basic, price: '0' })).status).toBe(200);
  const { plans } = (await operator.get('plans/list.php')).body;
  expect(plans[1]).toMatchObject({ price: '0.00' });
  expect(await (await fetch('/subscription')).text()).toContain('$0');
});

test('every plan that changed is on record', async () => {
  const record = await operator.recordOf('plan');
  expect(record.map(({ subject_id: id }) => id)).toEqual(['0', '1', '2', '1', '1']);
  expect(record[1]).toMatchObject({ before: { price_minor: 1500 }, after: { price_minor: 1950 } });
});

test('no plan is dearer than two years of it can be written down', async () => {
  const ask = (price: string) => operator.post('plans/save.php', { ...basic, price });
  const { status, body } = await ask('800000.01');
  expect([status, body.errors[0].field]).toEqual([400, 'price']);
  expect((await ask('800000')).status).toBe(200);
});
