import { afterEach, describe, expect, test } from 'vitest';
import { makeCompany } from '#testing/factories.ts';
import { createSandboxPayer } from '#testing/sandbox-payer.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp({ TRUST_PROXY: '1', APP_URL: 'https://portal.example' });
const { database } = app;
const payer = createSandboxPayer(app);
const company = await makeCompany(database, { name: 'Tiryaq', nameAr: 'ترياق' });
const other = await makeCompany(database);
const excluded = await makeCompany(database, { couponsAllowed: false });
const email = company.email;

const orders = async () =>
  (await database.pool.query('select * from orders order by created_at')).rows;

const makeCoupon = (facts = '') =>
  database.pool.query(
    `insert into coupons (code, discount_percent) values ('MAI10', 10)
     ${facts && `on conflict do nothing; update coupons set ${facts}`}`,
  );

afterEach(async () => {
  await database.pool.query(
    'truncate receipts, subscriptions, coupon_uses, orders, coupons, sandbox_charges cascade',
  );
});

describe('POST subscription/process-payment.php refuses', () => {
  test.each([
    [{ email: '' }, 'email', 'Please enter your email address'],
    [
      { email: 'nobody@test.example' },
      'email',
      'Please enter a valid company email that exists in our system',
    ],
    [{ subscription_type: '9' }, 'subscription_type', /at most 3/],
    [{ subscription_type: 'two' }, 'subscription_type', /whole number/],
    [{ subscription_type: '1', total_amount: '588.00' }, 'total_amount', /total has changed/],
    [{ subscription_type: '3', total_amount: '1200.00' }, 'subscription_type', /not sold online/],
    [{ subscription_length: '1' }, 'subscription_length', 'Please choose 12 or 24 months'],
    [{ subscription_length: '36' }, 'subscription_length', 'Please choose 12 or 24 months'],
    [{ exhibitor_id: String(other.id) }, 'exhibitor_id', 'This email belongs to another company.'],
    [{ coupon_code: 'NOPE' }, 'coupon_code', 'Invalid coupon code'],
    [
      { email: excluded.email, coupon_code: 'MAI10' },
      'coupon_code',
      'Your account is not eligible to use coupons',
    ],
    ...['587.99', '0', '1', '58800', '588.001', '-588', '5.88e2', '', 'free', '1200.00'].map(
      (total_amount) => [{ total_amount }, 'total_amount', /The total has changed/] as const,
    ),
  ] as const)('%j', async (form, field, message) => {
    const { status, body } = await payer.order({ email, ...form });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, message: expect.stringMatching(message) }]);
    expect(await orders()).toEqual([]);
  });

  test('a total without the coupon’s discount, and one with a discount that was not given', async () => {
    await makeCoupon();
    expect((await payer.order({ email, coupon_code: 'MAI10' })).status).toBe(400);
    expect((await payer.order({ email, total_amount: '529.00' })).status).toBe(400);
    expect(await orders()).toEqual([]);
  });

  test('a plan without a price, which the page shows at 100', async () => {
    await database.pool.query('update plans set price_minor = null where id = 2');
    const { status } = await payer.order({ email, total_amount: '1200.00' });
    await database.pool.query('update plans set price_minor = 4900 where id = 2');
    expect(status).toBe(400);
  });

  test('a plan that costs nothing: there is nothing to pay', async () => {
    await database.pool.query('update plans set price_minor = 0 where id = 2');
    const { status, body } = await payer.order({ email, total_amount: '0.00' });
    await database.pool.query('update plans set price_minor = 4900 where id = 2');
    expect([status, body.errors[0].field]).toEqual([400, 'subscription_type']);
  });

  test('a network that orders more than thirty times in ten minutes', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const statuses: number[] = [];
    for (let tried = 0; tried < 31; tried += 1) {
      statuses.push((await payer.order({ email: 'x@test.example' }, headers)).status);
    }
    expect(statuses.at(-2)).toBe(400);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('POST subscription/process-payment.php', () => {
  test('places an order and says where to pay', async () => {
    const { status, body } = await payer.order({ email: email.toUpperCase() });
    expect(status).toBe(200);
    expect(body.payment_url).toMatch(
      /^https:\/\/portal\.example\/sandbox\/pay\/chg_SBX[0-9a-f]{32}$/,
    );
    expect(await orders()).toEqual([
      expect.objectContaining({
        id: expect.stringMatching(/^ord_[\w-]{22}$/),
        company_id: company.id,
        status: 'pending',
        provider: 'sandbox',
        live: false,
        total_minor: 58_800,
        company_name: 'Tiryaq',
        email,
        payment_url: body.payment_url,
      }),
    ]);
  });

  test('in Arabic the payer stays in Arabic', async () => {
    const { body } = await payer.order({ email }, { 'accept-language': 'ar' });
    expect(body.payment_url).toContain('https://portal.example/ar/sandbox/pay/chg_');
    expect(await orders()).toEqual([expect.objectContaining({ company_name: 'ترياق' })]);
  });

  test('the Basic Plan at its price, and who paid it has it', async () => {
    const { status } = await payer.order({ email, subscription_type: '1', total_amount: '180.00' });
    expect(status).toBe(200);
    const [order] = await orders();
    expect(order).toMatchObject({ plan: 1, total_minor: 18_000 });
  });

  test('24 months, a coupon, and digits as Arabic keyboards write them', async () => {
    await makeCoupon('discount_percent = 15');
    const { status } = await payer.order({
      email,
      subscription_length: '٢٤',
      coupon_code: 'mai10',
      total_amount: '١٠٠٠.٠٠',
    });
    expect(status).toBe(200);
    const [order] = await orders();
    expect(order).toMatchObject({
      subtotal_minor: 117_600,
      discount_percent: 15,
      discount_minor: 17_600,
      total_minor: 100_000,
    });
    expect(await payer.stateOf(order.id)).toMatchObject({ reserved: 1, redeemed: 0 });
  });

  test('Kuwaiti dinars are right to the fils, at the gateway too', async () => {
    await database.pool.query(
      `update plans set price_minor = 15125, currency = 'KWD' where id = 2`,
    );
    const { orderId, chargeId } = await payer.placeOrder({ email, total_amount: '181.500' });
    await payer.answer(chargeId, 'pay');
    expect((await payer.ask(orderId)).status).toBe(200);
    await database.pool.query(`update plans set price_minor = 4900, currency = 'USD' where id = 2`);
    const { rows } = await database.pool.query('select request from sandbox_charges');
    expect(rows[0].request).toMatchObject({ amount: 181.5, currency: 'KWD' });
    const shown = await app.call(`sandbox/charge.php?id=${chargeId}`);
    expect(shown.body.charge).toMatchObject({ amount: '181.500', currency: 'KWD' });
  });

  test('asked twenty times at once it is one order and one charge', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => payer.order({ email })));
    expect(new Set(answers.map(({ body }) => body.payment_url)).size).toBe(1);
    expect(await orders()).toHaveLength(1);
    const { rows } = await database.pool.query('select count(*) from sandbox_charges');
    expect(rows[0].count).toBe(1);
  });

  test('other terms are another order, and what ended is not offered again', async () => {
    const first = await payer.placeOrder({ email });
    const longer = await payer.placeOrder({
      email,
      subscription_length: '24',
      total_amount: '1176.00',
    });
    expect(longer.orderId).not.toBe(first.orderId);
    await payer.answer(first.chargeId, 'decline');
    await payer.ask(first.orderId);
    const again = await payer.placeOrder({ email });
    expect(again.orderId).not.toBe(first.orderId);
  });
});

describe('a repeated order that has ended meanwhile', () => {
  test('is not led to the dead charge but to a new one', async () => {
    const first = await payer.placeOrder({ email });
    await payer.answer(first.chargeId, 'decline');
    const second = await payer.placeOrder({ email });
    expect(second.orderId).not.toBe(first.orderId);
    expect(await payer.stateOf(first.orderId)).toMatchObject({ status: 'failed' });
  });

  test('is not paid twice', async () => {
    const { orderId, chargeId } = await payer.placeOrder({ email });
    await payer.answer(chargeId, 'pay_no_return');
    const { body } = await payer.order({ email });
    expect(body.payment_url).toBe(`https://portal.example/thanks?order=${orderId}`);
    expect(await payer.stateOf(orderId)).toMatchObject({ status: 'paid', periods: 1 });
    expect(await orders()).toHaveLength(1);
  });
});

describe('coupons', () => {
  const withCoupon = { coupon_code: 'MAI10', total_amount: '529.00' };

  test('the last use goes to one of ten companies that want it at once', async () => {
    await makeCoupon('total_limit = 1');
    const companies = await Promise.all(Array.from({ length: 10 }, () => makeCompany(database)));
    const answers = await Promise.all(
      companies.map((each) => payer.order({ email: each.email, ...withCoupon })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await database.pool.query('select count(*) from coupon_uses');
    expect(rows[0].count).toBe(1);
  });

  test('a failed payment gives it back, a paid one keeps it', async () => {
    await makeCoupon('total_limit = 1');
    const first = await payer.placeOrder({ email, ...withCoupon });
    expect((await payer.order({ email: other.email, ...withCoupon })).status).toBe(400);
    await payer.answer(first.chargeId, 'decline', '505');
    await payer.ask(first.orderId);
    expect(await payer.stateOf(first.orderId)).toMatchObject({ reserved: 0, redeemed: 0 });
    const second = await payer.placeOrder({ email: other.email, ...withCoupon });
    await payer.answer(second.chargeId, 'pay');
    await payer.ask(second.orderId);
    expect(await payer.stateOf(second.orderId)).toMatchObject({ reserved: 0, redeemed: 1 });
    expect((await payer.order({ email, ...withCoupon })).status).toBe(400);
  });

  test('who changes the length keeps the coupon; a company uses it once', async () => {
    await makeCoupon();
    const year = await payer.placeOrder({ email, ...withCoupon });
    const longer = await payer.placeOrder({
      email,
      coupon_code: 'MAI10',
      subscription_length: '24',
      total_amount: '1058.00',
    });
    expect(await payer.stateOf(year.orderId)).toMatchObject({ reserved: 0 });
    expect(await payer.stateOf(longer.orderId)).toMatchObject({ reserved: 1 });
    expect(await payer.placeOrder({ email, ...withCoupon })).toEqual(year);
    expect(await payer.stateOf(year.orderId)).toMatchObject({ reserved: 1 });
    expect(await payer.stateOf(longer.orderId)).toMatchObject({ reserved: 0 });
    await payer.answer(longer.chargeId, 'pay');
    await payer.ask(longer.orderId);
    expect((await payer.order({ email, ...withCoupon })).status).toBe(400);
  });
});
