import { afterEach, describe, expect, test } from 'vitest';
import { checkDueRefunds } from '#features/payments/server/refunds/check-due-refunds.ts';
import { makeCompany } from '#testing/factories.ts';
import { createSandboxPayer, type PlacedOrder } from '#testing/sandbox-payer.ts';
import { type SignedInExhibitor, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp({ TRUST_PROXY: '1' });
const { database, payments } = app;
const { pool } = database;
const payer = createSandboxPayer(app);
const admin = await signInJobSeeker(database, { isAdmin: true });

const year = { coupon_code: 'MAI10', total_amount: '529.00' };
const twoYears = { coupon_code: 'MAI10', subscription_length: '24', total_amount: '1058.00' };
const lengths = [year, twoYears];
const inLanguages = ['en', 'ar'];

const makeCoupon = (limits: { total?: number; company?: number }) =>
  pool.query(`insert into coupons (code, total_limit, company_limit) values ('MAI10', $1, $2)`, [
    limits.total,
    limits.company,
  ]);

/** Every order that one company can place with one coupon: all durations in all languages. */
async function placeAll(email: string, headers: Record<string, string> = {}) {
  const placed: PlacedOrder[] = [];
  for (const form of lengths) {
    for (const language of inLanguages) {
      placed.push(
        await payer.placeOrder({ email, ...form }, { ...headers, 'accept-language': language }),
      );
    }
  }
  return placed;
}

async function pay({ chargeId, orderId }: PlacedOrder): Promise<void> {
  await payer.answer(chargeId, 'pay');
  await payer.ask(orderId);
}

const redeemed = async () =>
  (await pool.query('select from coupon_uses where redeemed_at is not null')).rowCount;
const statusesOf = async (placed: readonly PlacedOrder[]) => {
  const states = await Promise.all(placed.map(({ orderId }) => payer.stateOf(orderId)));
  return states.map((state) => state?.status).sort();
};
const place = (who: SignedInExhibitor, form: Record<string, string> = year) =>
  payer.placeOrder({ email: who.company.email, ...form }, who.headers);
const tryAs = async (who: SignedInExhibitor) =>
  (await payer.order({ email: who.company.email, ...year }, who.headers)).status;
const lapse = ({ orderId }: PlacedOrder) =>
  pool.query('update coupon_uses set reserved_until = now() where order_id = $1', [orderId]);
const log = { error: () => undefined };

afterEach(() =>
  pool.query(
    `truncate refunds, sandbox_refunds, receipts, subscriptions, coupon_uses, orders, coupons,
       sandbox_charges, mails cascade`,
  ),
);

describe('a coupon for one use', () => {
  test('is used once by one company, whatever lengths and languages it orders and pays', async () => {
    await makeCoupon({ total: 1 });
    const placed = await placeAll((await makeCompany(database)).email);
    await Promise.all(placed.map(pay));
    expect(await redeemed()).toBe(1);
    expect(await statusesOf(placed)).toEqual(['paid', 'refunded', 'refunded', 'refunded']);
  });

  test('of each company is used once by each, and what came too late is paid back and told', async () => {
    await makeCoupon({ company: 1 });
    const company = await makeCompany(database);
    const placed = await placeAll(company.email);
    for (const each of placed) await pay(each);
    expect(await redeemed()).toBe(1);
    expect(await statusesOf(placed)).toEqual(['paid', 'refunded', 'refunded', 'refunded']);
    const { rows } = await pool.query(
      `select count(*) from mails where recipient = $1 and body like '%used up before%'`,
      [company.email],
    );
    expect(rows[0].count).toBeGreaterThan(0);
    expect(await checkDueRefunds({ pool, provider: payments, log })).toBe(3);
    const returned = await pool.query(`select from refunds where status = 'refunded'`);
    expect(returned.rowCount).toBe(3);
    expect((await pool.query('select from subscriptions')).rowCount).toBe(1);
    expect((await pool.query('select from receipts')).rowCount).toBe(1);
    const late = placed.find(({ orderId }) => orderId !== placed[0]?.orderId) as PlacedOrder;
    const { status, body } = await payer.ask(late.orderId);
    expect([status, body.message]).toEqual([
      402,
      'The coupon was used up before the payment arrived. The money is paid back.',
    ]);
  });

  test('whose refund the gateway refuses is left to the operator, and starts nothing', async () => {
    await makeCoupon({ total: 1 });
    const placed = await placeAll((await makeCompany(database)).email);
    for (const each of placed) await pay(each);
    const provider = {
      ...payments,
      refund: async () => ({ refundRef: 're_1', status: 'failed' }) as const,
    };
    await checkDueRefunds({ pool, provider, log });
    expect(await statusesOf(placed)).toEqual(['mismatched', 'mismatched', 'mismatched', 'paid']);
    expect((await pool.query('select from subscriptions')).rowCount).toBe(1);
  });

  test('stays used when its order is refunded, and when that refund fails', async () => {
    await makeCoupon({ total: 1 });
    const order = await payer.placeOrder({ email: (await makeCompany(database)).email, ...year });
    await pay(order);
    const refund = { order_id: order.orderId, reason: 'asked' };
    expect((await payer.post('payments/refund.php', refund, admin.headers)).status).toBe(200);
    expect(await redeemed()).toBe(1);
    expect(await tryAs(await signInExhibitor(database))).toBe(400);
  });
});

describe('a reservation', () => {
  test('without being signed in gives way to who is, and holds against who is not', async () => {
    await makeCoupon({ total: 1 });
    const named = await makeCompany(database);
    const squatting = await payer.placeOrder({ email: named.email, ...year });
    const { email } = await makeCompany(database);
    expect((await payer.order({ email, ...year })).status).toBe(400);
    const owner = await signInExhibitor(database);
    const firm = await place(owner);
    await pay(squatting);
    expect(await statusesOf([squatting])).toEqual(['refunded']);
    await pay(firm);
    expect(await statusesOf([firm])).toEqual(['paid']);
    expect(await redeemed()).toBe(1);
  });

  test('of a signed-in company is not taken from it by giving its address', async () => {
    await makeCoupon({ total: 1 });
    const owner = await signInExhibitor(database);
    const firm = await place(owner);
    await payer.placeOrder({ email: owner.company.email, ...twoYears });
    expect(await payer.stateOf(firm.orderId)).toMatchObject({ reserved: 1 });
    expect(await tryAs(await signInExhibitor(database))).toBe(400);
    await pay(firm);
    expect(await statusesOf([firm])).toEqual(['paid']);
  });

  test('lapses, and what is paid afterwards counts only if a use is left', async () => {
    await makeCoupon({ total: 1 });
    const [first, second] = [await signInExhibitor(database), await signInExhibitor(database)];
    const slow = await place(first);
    expect(await tryAs(second)).toBe(400);
    await lapse(slow);
    const quick = await place(second);
    await pay(slow);
    expect(await statusesOf([slow])).toEqual(['refunded']);
    await pay(quick);
    expect(await statusesOf([quick])).toEqual(['paid']);
    expect(await redeemed()).toBe(1);
  });

  test('that lapsed with nobody after it is honoured all the same', async () => {
    await makeCoupon({ total: 1 });
    const slow = await place(await signInExhibitor(database));
    await lapse(slow);
    await pay(slow);
    expect(await statusesOf([slow])).toEqual(['paid']);
  });

  test('ends forty minutes after its order was placed, however often that is repeated', async () => {
    await makeCoupon({ total: 1 });
    const owner = await signInExhibitor(database);
    const order = await place(owner);
    await pool.query(`update orders set created_at = created_at - interval '10 minutes'`);
    expect(await place(owner)).toEqual(order);
    const { rows } = await pool.query(
      `select round(extract(epoch from reserved_until - now()) / 60) as minutes from coupon_uses`,
    );
    expect(Number(rows[0].minutes)).toBe(30);
  });

  test('that was promised outlasts a limit that is lowered meanwhile', async () => {
    await makeCoupon({ total: 2 });
    const [first, second] = [await signInExhibitor(database), await signInExhibitor(database)];
    const [one, two] = [await place(first), await place(second)];
    await pool.query('update coupons set total_limit = 1');
    await pay(one);
    await pay(two);
    expect(await statusesOf([one, two])).toEqual(['paid', 'paid']);
    expect(await tryAs(await signInExhibitor(database))).toBe(400);
  });
});

describe('all at once', () => {
  const TOTAL = 3;

  /** Order again, pay, decline, let expire and pay late, by companies with and without a session. */
  test('placing, changing, paying, declining and lapsing never go beyond the limits', async () => {
    await makeCoupon({ total: TOTAL, company: 1 });
    const owners: SignedInExhibitor[] = [];
    for (let made = 0; made < 6; made += 1) owners.push(await signInExhibitor(database));
    const placed: PlacedOrder[] = [];
    const order = async (who: SignedInExhibitor, number: number) => {
      const headers = {
        ...(number % 2 === 0 ? who.headers : {}),
        'accept-language': inLanguages[number % 2] ?? 'en',
      };
      const form = { email: who.company.email, ...(lengths[(number >> 1) % 2] ?? year) };
      await payer.placeOrder(form, headers).then(
        (done) => placed.push(done),
        () => undefined,
      );
    };
    for (const numbers of [
      [0, 3],
      [2, 1],
    ]) {
      await Promise.all(owners.flatMap((who) => numbers.map((number) => order(who, number))));
      await Promise.all(placed.filter((_each, at) => at % 5 === 4).map(lapse));
    }
    expect(placed.length).toBeGreaterThan(TOTAL);
    await Promise.all(
      placed.map(async (each, at) => {
        if (at % 7 === 3) {
          await payer.answer(each.chargeId, 'decline');
          await payer.ask(each.orderId);
        } else await pay(each);
      }),
    );
    const { rows } = await pool.query(
      `select company_id, count(*) from coupon_uses where redeemed_at is not null group by 1`,
    );
    expect(rows.every(({ count }) => count === 1)).toBe(true);
    expect(rows.length).toBeLessThanOrEqual(TOTAL);
    const paid = await pool.query(`select from orders where status = 'paid'`);
    expect(paid.rowCount).toBe(rows.length);
    const active = await pool.query('select from subscriptions');
    expect(active.rowCount).toBe(rows.length);
    const open = await pool.query(`select from orders where status in ('created', 'pending')`);
    expect(open.rowCount).toBe(0);
  });

  test('the last use of ten paid orders goes to one, and nine are paid back', async () => {
    await makeCoupon({ total: 10 });
    const placed: PlacedOrder[] = [];
    for (let made = 0; made < 10; made += 1) {
      placed.push(await payer.placeOrder({ email: (await makeCompany(database)).email, ...year }));
    }
    await pool.query('update coupons set total_limit = 1');
    await pool.query('update coupon_uses set reserved_until = now()');
    await Promise.all(placed.map(pay));
    expect(await redeemed()).toBe(1);
    expect((await statusesOf(placed)).filter((status) => status === 'refunded')).toHaveLength(9);
  });
});
