import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { hashOf, signedText } from '#platform/payments/tap/hashstring.ts';
import { makeCompany } from '#testing/factories.ts';
import { GATEWAY_KEY, startFakeGateway } from '#testing/fake-gateway.ts';
import { createSandboxPayer } from '#testing/sandbox-payer.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { findOrder } from './orders/order.ts';
import { settle } from './orders/settle.ts';

const DELIVERIES = 100;
const gateway = await startFakeGateway();
const FORMER_KEY = 'sk_test_former';
const keys = `${GATEWAY_KEY},${FORMER_KEY}`;
const app = await startTestApp({ TRUST_PROXY: '1', ...gateway.env, TAP_SECRET_KEY: keys });
const { database, payments, fetch } = app;
const { pool } = database;
const payer = createSandboxPayer(app);
await pool.query(`insert into coupons (code, company_limit) values ('MAI10', null)`);

async function placePaidOrder() {
  const { email } = await makeCompany(database);
  const { orderId } = await payer.placeOrder({
    email,
    coupon_code: 'MAI10',
    total_amount: '529.00',
  });
  const chargeId = gateway.chargeOf(orderId)?.id ?? '';
  gateway.set(chargeId, 'CAPTURED');
  return { orderId, chargeId };
}

async function deliver(chargeId: string, change: { hashstring?: string; body?: object } = {}) {
  const { body, hashstring } = { ...gateway.noticeOf(chargeId), ...change };
  return fetch('/webhooks/tap', {
    method: 'POST',
    headers: { 'content-type': 'application/json', hashstring },
    body: JSON.stringify(body),
  });
}

const once = { status: 'paid', periods: 1, receipts: 1, reserved: 0, redeemed: 1 };

describe(`${DELIVERIES} deliveries at once`, () => {
  test('by webhook, by question and by settle: one activation, one coupon use, one receipt', async () => {
    const { orderId, chargeId } = await placePaidOrder();
    const order = await findOrder(pool, orderId);
    if (!order) throw new Error('no order');
    const ways = [
      async () => (await deliver(chargeId)).status,
      async () => (await payer.ask(orderId)).status,
      async () => ((await settle({ pool, provider: payments }, order)).status === 'paid' ? 200 : 0),
    ];
    const answers = await Promise.all(
      Array.from({ length: DELIVERIES }, (_, at) => ways[at % ways.length]?.()),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await payer.stateOf(orderId)).toMatchObject(once);
  });

  test('control: without the lock and the unique keys the same test sees more than one', async () => {
    const { orderId } = await placePaidOrder();
    const order = await findOrder(pool, orderId);
    if (!order) throw new Error('no order');
    await pool.query(`alter table subscriptions drop constraint subscriptions_order_id_key;
      alter table receipts drop constraint receipts_order_id_key`);
    const careless = { connect: async () => withoutLocks(await pool.connect()) } as pg.Pool;
    const parts = { pool: careless, provider: payments };
    await Promise.all(Array.from({ length: DELIVERIES }, () => settle(parts, order)));
    const state = await payer.stateOf(orderId);
    expect(state?.periods).toBeGreaterThan(1);
    expect(state?.receipts).toBeGreaterThan(1);
  });
});

/** The same client, ignoring `for update` and the company's lock. */
function withoutLocks(client: pg.PoolClient): pg.PoolClient {
  const query = (asked: string | pg.QueryConfig) => {
    if (typeof asked === 'string') return client.query(asked);
    const { text, values } = asked;
    if (text.includes('pg_advisory_xact_lock')) return { rows: [] };
    return client.query(text.replace(/\bfor update\b/, ''), values);
  };
  return { query, release: (error?: Error) => client.release(error) } as unknown as pg.PoolClient;
}

describe('while the key is changed', () => {
  const signedWith = (chargeId: string, key: string) => {
    const { body } = gateway.noticeOf(chargeId);
    return { body, hashstring: hashOf(signedText(body) ?? '', key) };
  };

  test.each([
    ['the new key', GATEWAY_KEY, 200, 'paid'],
    ['the former key', FORMER_KEY, 200, 'paid'],
    ['one before that', 'sk_test_older', 403, 'pending'],
  ])('a notice signed with %s', async (_name, key, status, state) => {
    const { orderId, chargeId } = await placePaidOrder();
    expect((await deliver(chargeId, signedWith(chargeId, key))).status).toBe(status);
    expect(await payer.stateOf(orderId)).toMatchObject({ status: state });
  });
});

describe('forged notices over HTTP', () => {
  test('300 of them change nothing and are answered 403', async () => {
    const { email } = await makeCompany(database);
    const { orderId } = await payer.placeOrder({ email });
    const chargeId = gateway.chargeOf(orderId)?.id ?? '';
    gateway.set(chargeId, 'CAPTURED');
    const genuine = gateway.noticeOf(chargeId);
    const forgeries = Array.from(
      { length: 300 },
      (_, at) =>
        [
          { hashstring: 'f'.repeat(64) },
          { body: { ...genuine.body, amount: genuine.body.amount + at + 1 } },
          { body: { ...genuine.body, id: `chg_OTHER${at}` } },
          { hashstring: genuine.hashstring.replace(/^./, (first) => (first === '0' ? '1' : '0')) },
          { body: [] },
        ][at % 5],
    );
    const answers = await Promise.all(
      forgeries.map(async (forgery) => {
        const response = await deliver(chargeId, forgery);
        return { status: response.status, body: await response.json() };
      }),
    );
    const refused = { status: 403, body: { success: false, code: 'bad_notice' } };
    expect(answers).toMatchObject(forgeries.map(() => refused));
    expect(await payer.stateOf(orderId)).toMatchObject({ status: 'pending', periods: 0 });
    expect((await deliver(chargeId)).status).toBe(200);
    expect(await payer.stateOf(orderId)).toMatchObject({ status: 'paid', periods: 1 });
  });

  test.each([
    ['no JSON', '{', 400],
    ['another kind of body', 'a=b', 415],
    ['a body beyond all measure', `"${'x'.repeat(70_000)}"`, 413],
  ])('%s', async (name, body, status) => {
    const type = name === 'another kind of body' ? 'application/xml' : 'application/json';
    const response = await fetch('/webhooks/tap', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(status);
  });

  test('a genuine notice about a charge that is not ours is taken and forgotten', async () => {
    const { email } = await makeCompany(database);
    const { orderId } = await payer.placeOrder({ email });
    const chargeId = gateway.chargeOf(orderId)?.id ?? '';
    await pool.query('update orders set provider_ref = $2 where id = $1', [orderId, 'chg_else']);
    expect((await deliver(chargeId)).status).toBe(200);
    expect(await payer.stateOf(orderId)).toMatchObject({ status: 'pending' });
  });
});
