import { beforeAll, expect, test } from 'vitest';
import { createOperator } from '#testing/operator.ts';
import { createSandboxPayer } from '#testing/sandbox-payer.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp({ TRUST_PROXY: '1' });
const { database, call } = app;
const operator = await createOperator(app);
const owner = await signInExhibitor(database);

const stated = { listings_limit: '', visibility: 'premium', notifications: 'on' };
const renamed = { id: 2, name: 'Growth', name_ar: 'باقة النمو', price: '49', ...stated };
const basic = { id: 1, name: 'Start', name_ar: 'باقة البداية', price: '15', ...stated };

beforeAll(async () => {
  const payer = createSandboxPayer(app);
  const { orderId, chargeId } = await payer.placeOrder({ email: owner.company.email });
  await payer.answer(chargeId, 'pay');
  await payer.ask(orderId);
  for (const plan of [basic, renamed]) {
    expect((await operator.post('plans/save.php', plan)).status).toBe(200);
  }
});

test.each([
  ['en', 'Growth'],
  ['ar', 'باقة النمو'],
])('a plan has one name wherever it is named: %s', async (language, name) => {
  const own = { headers: { ...owner.headers, 'accept-language': language } };
  const console = { headers: { ...operator.headers, 'accept-language': language } };
  const read = async (path: string, sent: RequestInit) => (await call(path, sent)).body;
  const of = `company_id=${owner.company.id}`;
  const named = {
    badge: (await read('exhibitor/profile.php', own)).profile.plan_name,
    billing: (await read('subscription/current.php', own)).name,
    receipt: (await read('subscription/receipts.php', own)).receipts[0].plan,
    page: (await read('subscription/get-subscription-page-info.php', own)).subscriptions[2].name,
    checkout: (await read('subscription/get-subscription-type.php?id=2', own)).subscription.title,
    order: (await read('admin/orders/list.php', console)).orders[0].plan,
    company: (await read(`admin/plans/of-company.php?${of}`, console)).name,
    givable: (await read(`admin/plans/of-company.php?${of}`, console)).givable[0].name,
  };
  expect(named).toEqual(Object.fromEntries(Object.keys(named).map((place) => [place, name])));
});

test('what is refused names it alike', async () => {
  const sent = { method: 'POST', headers: owner.headers };
  const { body } = await call('subscription/choose-basic.php', sent);
  expect(body.message).toBe('The Start is ordered at the checkout.');
});
