import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { GatewayFault } from '#platform/payments/payment-provider.ts';
import { createTapProvider } from '#platform/payments/tap/tap-provider.ts';
import { makeCompany } from '#testing/factories.ts';
import { GATEWAY_KEY, startFakeGateway } from '#testing/fake-gateway.ts';
import { startFaultProxy } from '#testing/fault-proxy.ts';
import { createSandboxPayer } from '#testing/sandbox-payer.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { checkDueOrders } from './orders/check-due-orders.ts';

const gateway = await startFakeGateway();
const { port } = new URL(gateway.env.TAP_URL);
const way = await startFaultProxy({ host: '127.0.0.1', port: Number(port) });
const app = await startTestApp({
  ...gateway.env,
  TRUST_PROXY: '1',
  TAP_URL: gateway.env.TAP_URL.replace(port, String(way.port)),
});
const { database, payments, fetch } = app;
const { pool } = database;
const payer = createSandboxPayer(app);
await pool.query(`insert into coupons (code) values ('MAI10')`);
const log = { error: () => undefined };

async function recover(): Promise<void> {
  gateway.recover();
  await way.pass();
}

afterEach(recover);

type Interceptor = (request: IncomingMessage, response: ServerResponse) => boolean;

const send = (status: number, body: string, type = 'application/json'): Interceptor => {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
    return true;
  };
};
const charge = (facts: object) => JSON.stringify({ id: 'chg_X', status: 'CAPTURED', ...facts });

const answers: readonly (readonly [string, Interceptor])[] = [
  [
    'hangs up',
    (request) => {
      request.socket.destroy();
      return true;
    },
  ],
  ['answers 500', send(500, '{}')],
  ['refuses the key', send(401, '{"errors":[{"code":"2107"}]}')],
  ['is busy', send(429, '{}')],
  ['sends a page', send(200, '<html>maintenance</html>', 'text/html')],
  ['sends nothing', send(200, '')],
  ['sends half of it', send(200, '{"id":"chg_X","sta')],
  ['sends something else', send(200, '{"hello":"world"}')],
  [
    'sends another charge',
    send(
      200,
      charge({
        amount: 588,
        currency: 'USD',
        reference: { order: 'x' },
        transaction: { url: 'https://evil.example/' },
      }),
    ),
  ],
  [
    'sends too many decimals',
    send(
      200,
      charge({
        amount: 588.001,
        currency: 'USD',
        reference: { order: 'x' },
        transaction: { url: 'javascript:alert(1)' },
      }),
    ),
  ],
  ['sends an endless answer', send(200, `"${'x'.repeat(300_000)}"`)],
  ['redirects', send(302, '')],
];

const troubles: readonly (readonly [string, () => void])[] = [
  ...answers.map(([name, intercept]) => [name, () => gateway.interceptWith(intercept)] as const),
  [
    'takes nobody in',
    () => {
      way.refuse();
      way.cut();
    },
  ],
  ['hangs up within its answer', () => way.cutWithin('chg_FAKE')],
];

describe.each(troubles)('a gateway that %s', (_name, meet) => {
  test('starts no payment: the stated words, no order left open, the coupon free', async () => {
    const { email } = await makeCompany(database);
    meet();
    const form = { email, coupon_code: 'MAI10', total_amount: '529.00' };
    const { status, body } = await payer.order(form);
    expect(status).toBe(503);
    expect(body).toMatchObject({
      success: false,
      message: 'Payment processing failed. Please try again.',
    });
    const { rows } = await pool.query('select status from orders where email = $1', [email]);
    expect(rows).toEqual([{ status: 'failed' }]);
    expect((await pool.query('select from coupon_uses')).rowCount).toBe(0);
    await recover();
    expect((await payer.order(form)).status).toBe(200);
    await pool.query('delete from coupon_uses');
  });

  test('loses no payment: it is told, asked again, and found', async () => {
    const { email } = await makeCompany(database);
    const { orderId } = await payer.placeOrder({ email });
    const id = gateway.chargeOf(orderId)?.id ?? '';
    gateway.set(id, 'CAPTURED');
    meet();
    const { status, body } = await payer.ask(orderId);
    expect(status).toBe(503);
    expect(body.message).toBe(
      'The payment provider does not answer. Nothing is lost: we keep asking.',
    );
    const { body: notice, hashstring } = gateway.noticeOf(id);
    const response = await fetch('/webhooks/tap', {
      method: 'POST',
      headers: { 'content-type': 'application/json', hashstring },
      body: JSON.stringify(notice),
    });
    expect(response.status).toBe(503);
    const makeDue = () =>
      pool.query('update orders set next_check_at = now() where id = $1', [orderId]);
    await makeDue();
    await checkDueOrders({ pool, provider: payments, log });
    expect(await payer.stateOf(orderId)).toMatchObject({ status: 'pending', periods: 0 });
    await recover();
    await makeDue();
    await checkDueOrders({ pool, provider: payments, log });
    expect(await payer.stateOf(orderId)).toMatchObject({ status: 'paid', periods: 1 });
  });
});

describe('a gateway that is slow', () => {
  const impatient = createTapProvider({
    name: 'tap',
    live: false,
    baseUrl: () => gateway.env.TAP_URL,
    secretKey: async () => GATEWAY_KEY,
    timeoutMs: 150,
    mayRedirectTo: () => true,
  });

  test.each([
    ['silent', () => true],
    [
      'dripping',
      (_request: IncomingMessage, response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{');
        return true;
      },
    ],
  ])('(%s) is given up after its time', async (_name, intercept) => {
    gateway.interceptWith(intercept);
    await expect(impatient.getCharge('chg_FAKE1')).rejects.toThrow(GatewayFault);
  });

  test('a create that was given up and is repeated is the same charge', async () => {
    const request = {
      orderId: 'ord_slow',
      attempt: 1,
      amountMinor: 1500,
      currency: 'KWD',
      customer: { name: 'X', email: 'x@test.example' },
      description: '',
      language: 'en',
      returnUrl: 'https://portal.example/thanks',
      webhookUrl: 'https://portal.example/webhooks/tap',
    } as const;
    const first = await impatient.create(request);
    const second = await impatient.create(request);
    expect(second).toEqual(first);
    expect(gateway.chargeOf('ord_slow')).toMatchObject({ amount: 1.5, currency: 'KWD' });
    const third = await impatient.create({ ...request, attempt: 2 });
    expect(third.providerRef).not.toBe(first.providerRef);
  });
});

test('without the sandbox there is none: neither its calls, nor its page, nor its protocol', async () => {
  expect((await app.call('sandbox/charge.php?id=chg_SBX1')).status).toBe(404);
  expect((await fetch('/sandbox/pay/chg_SBX1')).status).toBe(404);
  expect((await fetch('/sandbox/v2/charges/', { method: 'POST' })).status).toBe(404);
});
