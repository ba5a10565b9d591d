import { afterEach, describe, expect, test } from 'vitest';
import { localUrlOf } from '#app/server/open-payments.ts';
import { makeCompany } from '#testing/factories.ts';
import { createSandboxPayer } from '#testing/sandbox-payer.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { sandboxKey } from './sandbox-key.ts';
import { sendDueNotices } from './send-notices.ts';

const appUrl = 'https://portal.example';
const app = await startTestApp({ TRUST_PROXY: '1', APP_URL: appUrl });
const { database, call, fetch, app: server } = app;
const { pool } = database;
const payer = createSandboxPayer(app);
const { email } = await makeCompany(database, { name: 'Tiryaq' });
const key = await sandboxKey(pool);
const localUrl = () => localUrlOf(server);

afterEach(() =>
  pool.query('truncate receipts, subscriptions, coupon_uses, orders, sandbox_charges cascade'),
);

const charge = {
  amount: 181.5,
  currency: 'KWD',
  reference: { order: 'ord_1', idempotent: 'ord_1:1' },
  customer: { first_name: 'X', email: 'x@test.example' },
  source: { id: 'src_all' },
  post: { url: `${appUrl}/webhooks/tap` },
  redirect: { url: `${appUrl}/thanks?order=ord_1` },
};

const create = (body: object, authorization = `Bearer ${key}`) =>
  fetch('/sandbox/v2/charges/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  });

describe('the sandbox speaks the provider’s protocol', () => {
  test.each(['', 'Bearer x', `Basic ${key}`, `Bearer ${key}x`])('not to %s', async (given) => {
    const response = await create(charge, given);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ errors: [expect.objectContaining({ code: '2107' })] });
    const read = await fetch('/sandbox/v2/charges/chg_SBX1', { headers: { authorization: given } });
    expect(read.status).toBe(401);
  });

  test.each([
    [{ amount: 0 }, '1117'],
    [{ amount: 1.2345 }, '1117'],
    [{ amount: '1' }, '2100'],
    [{ customer: {} }, '2100'],
    [{ source: undefined }, '2100'],
    [{ post: { url: 'https://elsewhere.example/webhooks/tap' } }, '1110'],
    [{ post: { url: 'http://169.254.169.254/' } }, '1110'],
    [{ redirect: { url: 'https://elsewhere.example/' } }, '1110'],
    [{ redirect: { url: 'https://portal.example.evil.example/' } }, '1110'],
  ])('and refuses %j', async (wrong, code) => {
    const response = await create({ ...charge, ...wrong });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: [expect.objectContaining({ code })] });
  });

  test('a charge as the provider writes it, the same for the same idempotent string', async () => {
    const made = await (await create(charge)).json();
    expect(made).toMatchObject({
      id: expect.stringMatching(/^chg_SBX[0-9a-f]{32}$/),
      object: 'charge',
      live_mode: false,
      status: 'INITIATED',
      amount: 181.5,
      currency: 'KWD',
      reference: { order: 'ord_1' },
      response: { code: '100' },
      transaction: { created: expect.stringMatching(/^\d+$/) },
    });
    expect(made.transaction.url).toBe(`${appUrl}/sandbox/pay/${made.id}`);
    expect((await (await create(charge)).json()).id).toBe(made.id);
    const read = await fetch(`/sandbox/v2/charges/${made.id}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(await read.json()).toMatchObject({ id: made.id, method: 'GET' });
  });
});

describe('its page', () => {
  test.each(['', '/ar'])('%s says in both languages that no money moves', async (prefix) => {
    const { chargeId } = await payer.placeOrder({ email });
    const response = await fetch(`${prefix}/sandbox/pay/${chargeId}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Sandbox: no money moves, no bank is contacted.');
    expect(html).toContain('بوابة دفع تجريبية: لا تنتقل أي أموال ولا يُتصل بأي بنك.');
    expect(html).toContain('$588.00');
    expect(html).toContain('noindex');
    expect(html).not.toMatch(/<input[^>]*(card|cvv|cvc)/i);
  });

  test('KNET is named for Kuwaiti dinars only', async () => {
    const { id } = await (await create(charge)).json();
    expect(await (await fetch(`/sandbox/pay/${id}`)).text()).toContain('KNET');
    const { chargeId } = await payer.placeOrder({ email });
    expect(await (await fetch(`/sandbox/pay/${chargeId}`)).text()).not.toContain('KNET');
  });

  test('a charge that does not exist is not found', async () => {
    expect((await fetch('/sandbox/pay/chg_SBX1')).status).toBe(404);
    expect((await call('sandbox/charge.php?id=chg_SBX1')).body.message).toBe(
      'There is no such payment.',
    );
    expect((await payer.answer('chg_SBX1', 'pay')).status).toBe(404);
  });
});

describe('an answer', () => {
  test.each([
    ['pay', 'CAPTURED', true, true],
    ['pay_return_first', 'CAPTURED', true, false],
    ['pay_no_return', 'CAPTURED', false, true],
    ['decline', 'DECLINED', true, true],
    ['cancel', 'CANCELLED', true, true],
    ['time_out', 'TIMEDOUT', true, true],
    ['close', 'ABANDONED', false, false],
  ] as const)('%s makes it %s, once', async (answer, status, returns, notified) => {
    const { orderId, chargeId } = await payer.placeOrder({ email });
    const { body } = await payer.answer(chargeId, answer);
    const back = `${appUrl}/thanks?order=${orderId}&tap_id=${chargeId}`;
    expect(body.next).toBe(returns ? back : null);
    const { rows } = await pool.query('select status from sandbox_charges');
    expect(rows).toEqual([{ status }]);
    expect((await payer.answer(chargeId, 'pay')).status).toBe(409);
    expect(await sendDueNotices({ pool, localUrl })).toBe(notified ? 1 : 0);
    expect(await sendDueNotices({ pool, localUrl })).toBe(0);
    const isPaid = notified && status === 'CAPTURED';
    expect(await payer.stateOf(orderId)).toMatchObject({ periods: isPaid ? 1 : 0 });
  });

  test('comes too late after half an hour', async () => {
    const { chargeId } = await payer.placeOrder({ email });
    await pool.query(`update sandbox_charges set expires_at = now() - interval '1 second'`);
    expect((await payer.answer(chargeId, 'pay')).status).toBe(409);
    const { body } = await call(`sandbox/charge.php?id=${chargeId}`);
    expect(body.charge.open).toBe(false);
  });

  test('is posted three times at most when nobody listens', async () => {
    const { chargeId } = await payer.placeOrder({ email });
    await payer.answer(chargeId, 'pay');
    const nobody = { pool, localUrl: () => 'http://127.0.0.1:1' };
    for (let tried = 0; tried < 3; tried += 1) {
      expect(await sendDueNotices(nobody)).toBe(1);
      await pool.query(
        "update sandbox_charges set webhook_due_at = webhook_due_at - interval '1 h'",
      );
    }
    expect(await sendDueNotices(nobody)).toBe(0);
  });
});
