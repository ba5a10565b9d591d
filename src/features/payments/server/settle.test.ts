import { afterEach, describe, expect, test } from 'vitest';
import { readCurrentPlan } from '#features/subscriptions/server/current-plan.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { dayFromToday, makeCompany } from '#testing/factories.ts';
import { createSandboxPayer } from '#testing/sandbox-payer.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { checkDueOrders, checkOpenOrdersSoon } from './orders/check-due-orders.ts';
import { findSandboxCharge } from './sandbox/sandbox-charge.ts';
import { sandboxKey } from './sandbox/sandbox-key.ts';
import { noticeOf } from './sandbox/send-notices.ts';

const app = await startTestApp({ TRUST_PROXY: '1' });
const { database, call, fetch, payments } = app;
const payer = createSandboxPayer(app);
const { email, id: companyId } = await makeCompany(database);
const today = dayFromToday(0);

const planOn = async (day: string) => (await readCurrentPlan(database.pool, companyId, day)).plan;
const periods = async () =>
  (
    await database.pool.query(
      'select starts_on::text, ends_on::text from subscriptions order by starts_on',
    )
  ).rows;

/** The gateway's notice about a charge in its current state, genuine unless something is changed. */
async function notify(chargeId: string, headers: Record<string, string> = {}) {
  const charge = await findSandboxCharge(database.pool, chargeId);
  if (!charge) throw new Error('no such charge');
  const { body, hashstring } = noticeOf(charge, await sandboxKey(database.pool));
  return fetch('/webhooks/tap', {
    method: 'POST',
    headers: { 'content-type': 'application/json', hashstring, ...headers },
    body: JSON.stringify(body),
  });
}

const errors: object[] = [];
const checkOrders = () =>
  checkDueOrders({
    pool: database.pool,
    provider: payments,
    log: { error: (details) => errors.push(details) },
  });
const makeDue = () =>
  database.pool.query(`update orders set next_check_at = now() - interval '1 s'`);

afterEach(() =>
  database.pool.query(
    'truncate receipts, subscriptions, coupon_uses, orders, coupons, sandbox_charges cascade',
  ),
);

describe('GET subscription/simulate-webhook.php only asks', () => {
  test.each([
    ['', 400, 'No order ID found'],
    ['?order_id=', 400, 'No order ID found'],
    ['?order_id=ord_AAAAAAAAAAAAAAAAAAAAAA', 404, 'Order not found'],
    ['?order_id=1', 404, 'Order not found'],
  ])('"%s" is %i', async (query, status, message) => {
    const answer = await call(`subscription/simulate-webhook.php${query}`);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, message });
  });

  test('an order that nobody paid is not activated, however often it is asked about', async () => {
    const { orderId } = await payer.placeOrder({ email });
    for (let asked = 0; asked < 3; asked += 1) {
      const { status, body } = await payer.ask(orderId);
      expect(status).toBe(402);
      expect(body).toMatchObject({ success: false, code: 'payment_pending' });
    }
    expect(await payer.stateOf(orderId)).toMatchObject({ status: 'pending', periods: 0 });
    expect(await planOn(today)).toBe(1);
  });

  test.each([
    ['decline', undefined, 'failed', 'The payment was declined.'],
    ['decline', '505', 'failed', 'The payment was declined: insufficient funds.'],
    ['decline', '407', 'failed', 'The payment was declined: the card was not accepted.'],
    ['cancel', undefined, 'cancelled', 'The payment was cancelled.'],
    ['time_out', undefined, 'expired', 'The payment took too long.'],
    ['close', undefined, 'cancelled', 'The payment was cancelled.'],
  ] as const)('%s %s is told', async (answer, reason, state, message) => {
    const { orderId, chargeId } = await payer.placeOrder({ email });
    await payer.answer(chargeId, answer, reason);
    const { status, body } = await payer.ask(orderId);
    expect(status).toBe(402);
    expect(body).toMatchObject({ success: false, message, code: `payment_${state}` });
    expect(await payer.stateOf(orderId)).toMatchObject({ status: state, periods: 0, receipts: 0 });
  });

  test('a captured charge activates, and asking again says the same', async () => {
    const { orderId, chargeId } = await payer.placeOrder({ email });
    await payer.answer(chargeId, 'pay_return_first');
    for (let asked = 0; asked < 3; asked += 1) {
      const { status, body } = await payer.ask(orderId);
      expect(status).toBe(200);
      expect(body).toEqual({ success: true, message: 'Subscription activated successfully!' });
    }
    expect(await payer.stateOf(orderId)).toMatchObject({ status: 'paid', periods: 1, receipts: 1 });
    expect(await planOn(today)).toBe(2);
  });

  test('a charge that says something else than the order is never paid', async () => {
    for (const change of [
      `request = jsonb_set(request, '{amount}', '1')`,
      `request = jsonb_set(request, '{currency}', '"KWD"')`,
      `request = jsonb_set(request, '{reference,order}', '"ord_other"')`,
    ]) {
      const { orderId, chargeId } = await payer.placeOrder({ email });
      await payer.answer(chargeId, 'pay');
      await database.pool.query(`update sandbox_charges set ${change} where id = $1`, [chargeId]);
      const { status, body } = await payer.ask(orderId);
      expect(status).toBe(402);
      expect(body.code).toBe('payment_mismatched');
      expect(await payer.stateOf(orderId)).toMatchObject({ status: 'mismatched', periods: 0 });
    }
  });
});

describe('the webhook', () => {
  test('settles the order, first or last, again and again', async () => {
    const { orderId, chargeId } = await payer.placeOrder({ email });
    await payer.answer(chargeId, 'pay_no_return');
    for (let sent = 0; sent < 3; sent += 1) expect((await notify(chargeId)).status).toBe(200);
    expect((await payer.ask(orderId)).status).toBe(200);
    expect((await notify(chargeId)).status).toBe(200);
    expect(await payer.stateOf(orderId)).toMatchObject({ status: 'paid', periods: 1, receipts: 1 });
  });

  test('believes nothing it is told but which charge it is about', async () => {
    const { orderId, chargeId } = await payer.placeOrder({ email });
    // A valid signature on a false claim: the charge is only initiated, but the notice says captured.
    const charge = await findSandboxCharge(database.pool, chargeId);
    if (!charge) throw new Error('no charge');
    const claimed = { ...charge, status: 'CAPTURED' } as const;
    const { body, hashstring } = noticeOf(claimed, await sandboxKey(database.pool));
    const response = await fetch('/webhooks/tap', {
      method: 'POST',
      headers: { 'content-type': 'application/json', hashstring },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    expect(await payer.stateOf(orderId)).toMatchObject({ status: 'pending', periods: 0 });
  });

  test('a late capture still counts after a decline, and takes its coupon again', async () => {
    await database.pool.query(`insert into coupons (code) values ('MAI10')`);
    const { orderId, chargeId } = await payer.placeOrder({
      email,
      coupon_code: 'MAI10',
      total_amount: '529.00',
    });
    await payer.answer(chargeId, 'decline');
    await notify(chargeId);
    expect(await payer.stateOf(orderId)).toMatchObject({ status: 'failed', reserved: 0 });
    await database.pool.query(`update sandbox_charges set status = 'CAPTURED'`);
    await notify(chargeId);
    expect(await payer.stateOf(orderId)).toMatchObject({ status: 'paid', periods: 1, redeemed: 1 });
  });
});

describe('the timetable', () => {
  test('finds what was paid without a return or a notice', async () => {
    const { orderId, chargeId } = await payer.placeOrder({ email });
    await payer.answer(chargeId, 'pay_return_first');
    expect(await checkOrders()).toBe(0);
    await checkOpenOrdersSoon(database.pool);
    expect(await checkOrders()).toBe(1);
    expect(await payer.stateOf(orderId)).toMatchObject({ status: 'paid', periods: 1 });
    await makeDue();
    expect(await checkOrders()).toBe(1);
    expect(await payer.stateOf(orderId)).toMatchObject({ periods: 1, receipts: 1 });
  });

  test('asks later and later while nothing is known', async () => {
    const { orderId } = await payer.placeOrder({ email });
    const waits: number[] = [];
    for (let asked = 0; asked < 4; asked += 1) {
      await makeDue();
      await checkOrders();
      const { rows } = await database.pool.query(
        `select round(extract(epoch from next_check_at - created_at) / 60) as minutes from orders
         where id = $1`,
        [orderId],
      );
      waits.push(Number(rows[0].minutes));
    }
    expect(waits).toEqual([5, 15, 35, 60]);
  });

  test('an order without a charge ends, and its coupon is free', async () => {
    await database.pool.query(`insert into coupons (code) values ('MAI10')`);
    const { orderId } = await payer.placeOrder({
      email,
      coupon_code: 'MAI10',
      total_amount: '529.00',
    });
    await database.pool.query(
      `update orders set status = 'created', provider_ref = null, payment_url = null`,
    );
    await makeDue();
    await checkOrders();
    expect(await payer.stateOf(orderId)).toMatchObject({
      status: 'failed',
      reason: 'not_started',
      reserved: 0,
    });
    expect(await checkOrders()).toBe(0);
  });

  test('a charge that nobody answered is over after its half hour', async () => {
    const { orderId } = await payer.placeOrder({ email });
    await database.pool.query(
      `update sandbox_charges set expires_at = now() - interval '1 second'`,
    );
    await makeDue();
    await checkOrders();
    expect(await payer.stateOf(orderId)).toMatchObject({ status: 'cancelled' });
  });

  test('two instances never ask about the same order', async () => {
    for (let made = 0; made < 12; made += 1) {
      await payer.placeOrder({ email: (await makeCompany(database)).email });
    }
    await makeDue();
    const claimed = await Promise.all([checkOrders(), checkOrders(), checkOrders()]);
    expect(claimed.reduce((sum, count) => sum + count, 0)).toBe(12);
  });
});

describe('a subscription', () => {
  const pay = async (form: Record<string, string> = {}) => {
    const { orderId, chargeId } = await payer.placeOrder({ email, ...form });
    await payer.answer(chargeId, 'pay');
    await payer.ask(orderId);
  };
  const lastDay = (start: string, months: number) => {
    const end = new Date(`${start}T00:00:00Z`);
    end.setUTCMonth(end.getUTCMonth() + months);
    return addDays(end.toISOString().slice(0, 10), -1);
  };

  test('begins today, lasts its months, and then the company is free again', async () => {
    await pay();
    const [{ starts_on: start, ends_on: end }] = await periods();
    expect(start).toBe(today);
    expect(end).toBe(lastDay(today, 12));
    expect(await planOn(end)).toBe(2);
    expect(await planOn(addDays(end, 1))).toBe(1);
    expect(await planOn(addDays(today, -1))).toBe(1);
  });

  test('paid again it goes on where the first ends', async () => {
    await pay();
    await pay({ subscription_length: '24', total_amount: '1176.00' });
    const [first, second] = await periods();
    expect(second.starts_on).toBe(addDays(first.ends_on, 1));
    expect(second.ends_on).toBe(lastDay(second.starts_on, 24));
  });

  test('two orders paid at the same moment follow each other', async () => {
    const one = await payer.placeOrder({ email });
    const two = await payer.placeOrder({
      email,
      subscription_length: '24',
      total_amount: '1176.00',
    });
    for (const { chargeId } of [one, two]) await payer.answer(chargeId, 'pay');
    await Promise.all([payer.ask(one.orderId), payer.ask(two.orderId)]);
    const [first, second] = await periods();
    expect(second.starts_on).toBe(addDays(first.ends_on, 1));
  });
});

test('GET subscription/order.php shows the stored order to whoever has its id', async () => {
  const { orderId } = await payer.placeOrder({ email });
  const { body } = await call(`subscription/order.php?order_id=${orderId}`);
  expect(body.order).toEqual({
    order_id: orderId,
    plan: 'Professional Plan',
    subscription_type: 2,
    subscription_length: 12,
    coupon_code: null,
    amount: '588.00',
    currency: 'USD',
    email,
    paid: false,
    live: false,
    payment_url: expect.stringContaining('/pay/'),
  });
  expect((await call('subscription/order.php?order_id=ord_x')).status).toBe(404);
  expect(errors).toEqual([]);
});
