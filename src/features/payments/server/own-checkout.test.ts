import { expect, test } from 'vitest';
import { startFakeGateway } from '#testing/fake-gateway.ts';
import { createSandboxPayer } from '#testing/sandbox-payer.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp({ TRUST_PROXY: '1' });
const { call, database } = app;
const payer = createSandboxPayer(app);
await database.pool.query(`insert into coupons (code) values ('MAI10')`);

const path = 'subscription/own-checkout.php';
const known = async (headers: Record<string, string>) => (await call(path, { headers })).body;

test('is for exhibitors', async () => {
  expect((await call(path)).status).toBe(401);
  const { headers } = await signInJobSeeker(database);
  expect((await call(path, { headers })).status).toBe(403);
});

test('knows the confirmed address, and the own order while it can be paid', async () => {
  const { headers, company } = await signInExhibitor(database);
  const stranger = await signInExhibitor(database);
  expect(await known(headers)).toMatchObject({ email: company.email, open_order: null });
  const { orderId, chargeId } = await payer.placeOrder(
    { email: company.email, coupon_code: 'mai10', total_amount: '529.00' },
    headers,
  );
  expect((await known(headers)).open_order).toMatchObject({
    order_id: orderId,
    subscription_type: 2,
    subscription_length: 12,
    coupon_code: 'MAI10',
    payment_url: expect.stringContaining(chargeId),
  });
  expect((await known(stranger.headers)).open_order).toBeNull();
  await payer.answer(chargeId, 'decline');
  expect((await known(headers)).open_order).toBeNull();
});

test('what was declined is told to whoever has its id, to be tried again as it was', async () => {
  const { company } = await signInExhibitor(database);
  const { orderId, chargeId } = await payer.placeOrder({
    email: company.email,
    subscription_length: '24',
    total_amount: '1176.00',
  });
  const order = async () => (await call(`subscription/order.php?order_id=${orderId}`)).body.order;
  expect((await order()).payment_url).toContain(chargeId);
  await payer.answer(chargeId, 'decline');
  await payer.ask(orderId);
  expect(await order()).toMatchObject({
    email: company.email,
    subscription_length: 24,
    coupon_code: null,
    payment_url: null,
  });
});

test('an order whose page may have closed is not offered', async () => {
  const { headers, company } = await signInExhibitor(database);
  const { orderId } = await payer.placeOrder({ email: company.email }, headers);
  await database.pool.query(
    `update orders set created_at = now() - interval '21 minutes' where id = $1`,
    [orderId],
  );
  expect((await known(headers)).open_order).toBeNull();
  const { body } = await call(`subscription/order.php?order_id=${orderId}`);
  expect(body.order.payment_url).toBeNull();
});

test('while the gateway says nothing, nothing is offered', async () => {
  const gateway = await startFakeGateway();
  const other = await startTestApp({ ...gateway.env, TRUST_PROXY: '1' });
  const { headers, company } = await signInExhibitor(other.database);
  await createSandboxPayer(other).order({ email: company.email }, headers);
  const asked = async () => (await other.call(path, { headers })).body;
  expect((await asked()).open_order).toMatchObject({ subscription_type: 2 });
  gateway.interceptWith((_request, response) => {
    response.writeHead(503).end();
    return true;
  });
  expect(await asked()).toMatchObject({ email: company.email, open_order: null });
});
