import type pg from 'pg';
import { checkoutTexts as texts } from '#features/payments/checkout.texts.ts';
import { type OrderPrice, priceOrder } from '#features/payments/order-price.ts';
import { findPlan } from '#features/subscriptions/server/public.ts';
import { invalidInput } from '#platform/calls/call-problem.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { findMinor } from '#platform/money/amounts.ts';
import { FIRST_CHECK_MS } from './check-schedule.ts';
import { type Coupon, lockCoupon, reserveCoupon } from './coupons.ts';
import { type Order, unguessable } from './order.ts';
import { findPayingCompany, type PayingCompany } from './paying-company.ts';

export type Wanted = {
  readonly plan: number;
  readonly months: number;
  readonly email: string;
  readonly couponCode: string;
  /** As the browser showed it. */
  readonly total: string;
  readonly companyId: number | undefined;
  readonly language: Language;
  readonly provider: { readonly name: string; readonly live: boolean };
  readonly now: Date;
};

/** As long as the gateway's page surely stays open; an older order is not offered again. */
const REUSE_MIN = 20;

const wrong = (field: string, text: Text) => invalidInput([{ field, text }]);

async function requireCompany(client: pg.PoolClient, wanted: Wanted): Promise<PayingCompany> {
  const company = await findPayingCompany(client, wanted.email, wanted.language);
  if (!company) throw wrong('email', texts.emailUnknown);
  if (wanted.companyId !== undefined && wanted.companyId !== company.id) {
    throw wrong('exhibitor_id', texts.companyDiffers);
  }
  // Two orders of one company are placed one after the other, so that a repeated one is noticed.
  await client.query('select from companies where id = $1 for update', [company.id]);
  return company;
}

/** The first plan is free and the last one is negotiated: what is sold here has a price and is above the first. */
async function requireSoldPlan(client: pg.PoolClient, id: number) {
  const plan = await findPlan(client, id);
  if (!plan || plan.price_minor === null || plan.id === 1) {
    throw wrong('subscription_type', texts.planNotSold);
  }
  return { monthPriceMinor: plan.price_minor, currency: plan.currency };
}

async function findWantedCoupon(client: pg.PoolClient, wanted: Wanted, company: PayingCompany) {
  if (wanted.couponCode === '') return undefined;
  if (!company.couponsAllowed) throw wrong('coupon_code', texts.couponNotEligible);
  const coupon = await lockCoupon(client, {
    code: wanted.couponCode,
    companyId: company.id,
    today: todayAt(wanted.now),
  });
  if (!coupon) throw wrong('coupon_code', texts.couponInvalid);
  return coupon;
}

type Terms = {
  company: PayingCompany;
  coupon: Coupon | undefined;
  monthPriceMinor: number;
  currency: string;
  price: OrderPrice;
};

/** The same order, not yet paid: a repeated request is led to the same payment. */
async function findSameOrder(client: pg.PoolClient, wanted: Wanted, terms: Terms) {
  const { rows } = await client.query<Order>(
    `select * from orders
     where company_id = $1 and status in ('created', 'pending') and plan = $2 and months = $3
       and currency = $4 and total_minor = $5 and coupon_id is not distinct from $6
       and email = $7 and language = $8 and provider = $9
       and created_at > $10::timestamptz - make_interval(mins => $11)
     order by created_at desc limit 1`,
    [
      terms.company.id,
      wanted.plan,
      wanted.months,
      terms.currency,
      terms.price.totalMinor,
      terms.coupon?.id ?? null,
      wanted.email,
      wanted.language,
      wanted.provider.name,
      wanted.now,
      REUSE_MIN,
    ],
  );
  return rows[0];
}

async function insertOrder(client: pg.PoolClient, wanted: Wanted, terms: Terms): Promise<Order> {
  const { company, coupon, monthPriceMinor, currency, price } = terms;
  const { rows } = await client.query<Order>(
    `insert into orders (id, company_id, plan, months, currency, month_price_minor, subtotal_minor,
       discount_percent, discount_minor, total_minor, coupon_id, email, company_name, language,
       provider, live, next_check_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     returning *`,
    [
      unguessable('ord_'),
      company.id,
      wanted.plan,
      wanted.months,
      currency,
      monthPriceMinor,
      price.subtotalMinor,
      coupon?.discountPercent ?? 0,
      price.discountMinor,
      price.totalMinor,
      coupon?.id ?? null,
      wanted.email,
      company.name,
      wanted.language,
      wanted.provider.name,
      wanted.provider.live,
      new Date(wanted.now.getTime() + FIRST_CHECK_MS),
    ],
  );
  if (!rows[0]) throw new Error('No order was placed');
  return rows[0];
}

/** Prices and stores an order and reserves its coupon; what the browser believed is only compared. */
export async function placeOrder(pool: pg.Pool, wanted: Wanted): Promise<Order> {
  return inTransaction(pool, async (client) => {
    const company = await requireCompany(client, wanted);
    const { monthPriceMinor, currency } = await requireSoldPlan(client, wanted.plan);
    const coupon = await findWantedCoupon(client, wanted, company);
    const discountPercent = coupon?.discountPercent ?? 0;
    const price = priceOrder({ monthPriceMinor, months: wanted.months, discountPercent, currency });
    if (findMinor(wanted.total, currency) !== price.totalMinor) {
      throw wrong('total_amount', texts.totalDiffers);
    }
    const terms: Terms = { company, coupon, monthPriceMinor, currency, price };
    const order =
      (await findSameOrder(client, wanted, terms)) ?? (await insertOrder(client, wanted, terms));
    if (coupon) {
      await reserveCoupon(client, {
        orderId: order.id,
        couponId: coupon.id,
        companyId: company.id,
      });
    }
    return order;
  });
}
