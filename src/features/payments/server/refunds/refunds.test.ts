import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readCurrentPlan } from '#features/subscriptions/server/current-plan.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { GatewayFault, type PaymentProvider } from '#platform/payments/payment-provider.ts';
import { dayFromToday, makeCompany } from '#testing/factories.ts';
import { createSandboxPayer } from '#testing/sandbox-payer.ts';
import { signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { checkDueRefunds } from './check-due-refunds.ts';
import { refundOrder } from './refund-order.ts';

const app = await startTestApp({ TRUST_PROXY: '1' });
const { database, call, payments } = app;
const { pool } = database;
const payer = createSandboxPayer(app);
const { email, id: companyId } = await makeCompany(database);
const admin = await signInJobSeeker(database, { isAdmin: true });
const seeker = await signInJobSeeker(database);
const today = dayFromToday(0);
const caller: Caller = {
  sessionId: 0,
  accountId: admin.account.id,
  email: admin.account.email,
  name: admin.account.name,
  userType: 0,
  isAdmin: true,
  secondFactor: 'settled',
  company: null,
};

const planNow = async () => (await readCurrentPlan(pool, companyId, today)).plan;
async function daysOf(orderId: string): Promise<{ starts_on: string; length: number }> {
  const { rows } = await pool.query(
    `select starts_on::text, ends_on - starts_on + 1 as length from subscriptions
     where order_id = $1`,
    [orderId],
  );
  return rows[0];
}
const refundRows = async () => (await pool.query('select * from refunds')).rows;
const log = { error: () => undefined };

async function pay(form: Record<string, string> = {}): Promise<string> {
  const { orderId, chargeId } = await payer.placeOrder({ email, ...form });
  await payer.answer(chargeId, 'pay');
  await payer.ask(orderId);
  return orderId;
}

const refund = (
  orderId: string,
  headers: Record<string, string> = admin.headers,
  reason = 'asked',
) => payer.post('payments/refund.php', { order_id: orderId, reason }, headers);

afterEach(() =>
  pool.query(
    'truncate refunds, sandbox_refunds, receipts, subscriptions, orders, sandbox_charges, mails cascade',
  ),
);

describe('POST payments/refund.php refuses', () => {
  test('everybody but the operator', async () => {
    const orderId = await pay();
    expect((await refund(orderId, {})).status).toBe(401);
    expect((await refund(orderId, seeker.headers)).status).toBe(403);
    expect(await planNow()).toBe(2);
  });

  test('an order that does not exist, and one without a reason', async () => {
    expect((await refund('ord_AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
    const { status, body } = await refund(await pay(), admin.headers, ' ');
    expect(status).toBe(400);
    expect(body.message).toBe('Please give a reason');
  });

  test('what was never paid', async () => {
    const { orderId } = await payer.placeOrder({ email });
    const { status, body } = await refund(orderId);
    expect(status).toBe(409);
    expect(body.message).toBe('Only a paid order can be refunded.');
  });

  test('what was paid more than 30 days ago', async () => {
    const orderId = await pay();
    await pool.query(`update orders set paid_at = now() - interval '30 days 1 minute'`);
    const { status, body } = await refund(orderId);
    expect(status).toBe(409);
    expect(body.message).toBe('A payment can be refunded within 30 days.');
    await pool.query(`update orders set paid_at = now() - interval '29 days 23 hours'`);
    expect((await refund(orderId)).status).toBe(200);
  });

  test('what another gateway took', async () => {
    const orderId = await pay();
    await pool.query(`update orders set provider = 'tap'`);
    expect((await refund(orderId)).status).toBe(409);
  });
});

describe('a refund', () => {
  test('goes through the gateway, ends the plan and tells the payer', async () => {
    const orderId = await pay();
    expect(await planNow()).toBe(2);
    const { status, body } = await refund(orderId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'refunded', message: 'The payment was refunded.' });
    expect(await planNow()).toBe(1);
    expect(await payer.stateOf(orderId)).toMatchObject({ status: 'refunded', periods: 0 });
    const { rows } = await pool.query(`select recipient, body from mails`);
    expect(rows).toEqual([{ recipient: email, body: expect.stringContaining('$588.00') }]);
    expect((await payer.ask(orderId)).body.code).toBe('payment_refunded');
  });

  test('asked for ten times at once happens once', async () => {
    const orderId = await pay();
    await Promise.all(Array.from({ length: 10 }, () => refund(orderId)));
    expect(await refundRows()).toHaveLength(1);
    const { rows } = await pool.query('select count(*) from sandbox_refunds');
    expect(rows[0].count).toBe(1);
    expect((await pool.query('select count(*) from mails')).rows[0].count).toBe(1);
    const entries = await call(`admin/audit/list.php?subject_id=${orderId}`, admin);
    expect(entries.body.entries).toHaveLength(1);
    const fields = entries.body.entries[0].changes.map(({ field }: { field: string }) => field);
    expect(fields.sort()).toEqual(['reason', 'status']);
  });

  test('asked for again is refused and changes nothing', async () => {
    const first = await pay();
    const second = await pay();
    await refund(first);
    const once = await daysOf(second);
    const { status, body } = await refund(first);
    expect([status, body.message]).toEqual([409, 'Only a paid order can be refunded.']);
    expect(await daysOf(second)).toEqual(once);
    expect((await pool.query('select count(*) from sandbox_refunds')).rows[0].count).toBe(1);
    expect((await pool.query('select count(*) from mails')).rows[0].count).toBe(1);
  });
});

describe('what is taken back is what the order gave', () => {
  const twoYears = { subscription_length: '24', total_amount: '1176.00' };
  const enterprise = { subscription_type: '3', total_amount: '1200.00' };
  beforeAll(() => pool.query('update plans set price_minor = 10000 where id = 3'));
  afterAll(() => pool.query('update plans set price_minor = null where id = 3'));

  test('of the first: what follows moves up, once, however often it is asked for', async () => {
    const first = await pay();
    const second = await pay(twoYears);
    const { length } = await daysOf(second);
    await Promise.all(Array.from({ length: 5 }, () => refund(first)));
    expect(await daysOf(second)).toEqual({ starts_on: today, length });
    expect(await planNow()).toBe(2);
  });

  test('of one that has run for a while: its rest goes, and what follows begins today', async () => {
    const first = await pay();
    const second = await pay();
    const before = await daysOf(second);
    await pool.query('update subscriptions set starts_on = starts_on - 20, ends_on = ends_on - 20');
    await refund(first);
    expect(await daysOf(second)).toEqual({ ...before, starts_on: today });
  });

  test('of the extension: what runs keeps its days', async () => {
    const first = await pay();
    const before = await daysOf(first);
    await refund(await pay(twoYears));
    expect(await daysOf(first)).toEqual(before);
    expect(await planNow()).toBe(2);
  });

  test('of one in the middle: what is after it follows what is before it', async () => {
    const [first, second, third] = [await pay(), await pay(), await pay()];
    const [begun, gone, last] = [await daysOf(first), await daysOf(second), await daysOf(third)];
    await refund(second);
    expect(await daysOf(first)).toEqual(begun);
    expect(await daysOf(third)).toEqual({ ...last, starts_on: gone.starts_on });
  });

  test('of a better plan beside it: the one below goes on, and its extension stays behind it', async () => {
    const first = await pay();
    const better = await pay(enterprise);
    const extension = await pay();
    expect(await planNow()).toBe(3);
    const [below, after] = [await daysOf(first), await daysOf(extension)];
    await refund(better);
    expect(await planNow()).toBe(2);
    expect(await daysOf(first)).toEqual(below);
    expect(await daysOf(extension)).toEqual(after);
  });

  test('of the plan below a better one: the better one and what follows it stay', async () => {
    const first = await pay();
    const better = await pay(enterprise);
    const extension = await pay(twoYears);
    const [above, after] = [await daysOf(better), await daysOf(extension)];
    await refund(first);
    expect(await planNow()).toBe(3);
    expect([await daysOf(better), await daysOf(extension)]).toEqual([above, after]);
  });
});

describe('when the gateway', () => {
  const request = (orderId: string) => ({
    orderId,
    reason: 'asked',
    caller,
    now: new Date(),
  });
  const gateway = (answers: Partial<PaymentProvider>): PaymentProvider => ({
    ...payments,
    ...answers,
  });

  test('does not answer, the wish is kept and asked again under the same key', async () => {
    const orderId = await pay();
    const keys: string[] = [];
    const provider = gateway({
      async refund({ key }) {
        keys.push(key);
        if (keys.length === 1) throw new GatewayFault('down');
        return { refundRef: 're_1', status: 'refunded' };
      },
    });
    await expect(refundOrder({ pool, provider }, request(orderId))).rejects.toThrow(GatewayFault);
    expect(await planNow()).toBe(2);
    await pool.query('update refunds set next_check_at = now()');
    expect(await checkDueRefunds({ pool, provider, log })).toBe(1);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(await planNow()).toBe(1);
  });

  test('takes its time, it is asked how the refund stands; a failure gives the plan back', async () => {
    const orderId = await pay();
    const provider = gateway({
      refund: async () => ({ refundRef: 're_1', status: 'pending' }),
      getRefund: async () => ({ refundRef: 're_1', status: 'failed' }),
    });
    expect(await refundOrder({ pool, provider }, request(orderId))).toBe('pending');
    expect(await planNow()).toBe(1);
    await pool.query('update refunds set next_check_at = now()');
    await checkDueRefunds({ pool, provider, log });
    expect(await planNow()).toBe(2);
    expect(await payer.stateOf(orderId)).toMatchObject({ status: 'paid' });
    expect((await refund(orderId)).status).toBe(200);
    expect(await planNow()).toBe(1);
  });

  test('fails after all, the days that were left come back behind what has moved up', async () => {
    const [first, second] = [await pay(), await pay()];
    const [one, two] = [await daysOf(first), await daysOf(second)];
    const provider = gateway({
      refund: async () => ({ refundRef: 're_1', status: 'pending' }),
      getRefund: async () => ({ refundRef: 're_1', status: 'failed' }),
    });
    await refundOrder({ pool, provider }, request(first));
    expect(await daysOf(second)).toEqual({ ...two, starts_on: today });
    await pool.query('update refunds set next_check_at = now()');
    await checkDueRefunds({ pool, provider, log });
    expect(await daysOf(second)).toEqual({ ...two, starts_on: today });
    expect(await daysOf(first)).toEqual({ ...one, starts_on: dayFromToday(two.length) });
  });
});

test('the matrix of callers knows the call', async () => {
  expect((await call('payments/refund.php')).status).toBe(405);
});
