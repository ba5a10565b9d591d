import type pg from 'pg';
import type { SignedInCompany } from '#features/companies/server/public.ts';
import { checkoutTexts as texts } from '#features/payments/checkout.texts.ts';
import { priceOrder } from '#features/payments/order-price.ts';
import { findPlan, lockPeriods } from '#features/subscriptions/server/public.ts';
import { invalidInput } from '#platform/calls/call-problem.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { findMinor } from '#platform/money/amounts.ts';
import { reserveCoupon } from './coupon-uses.ts';
import { lockCoupon } from './coupons.ts';
import type { Order } from './order.ts';
import { findPayingCompany, type PayingCompany } from './paying-company.ts';
import { storeOrder } from './store-order.ts';

export type Wanted = {
  readonly plan: number;
  readonly months: number;
  readonly email: string;
  /** The signed-in company, if any. */
  readonly payer: SignedInCompany;
  readonly couponCode: string;
  /** The total that the browser showed. */
  readonly total: string;
  readonly companyId: number | undefined;
  readonly language: Language;
  readonly provider: { readonly name: string; readonly live: boolean };
  readonly now: Date;
};

const wrong = (field: string, text: Text) => invalidInput([{ field, text }]);

async function requireCompany(client: Connection, wanted: Wanted): Promise<PayingCompany> {
  const company = await findPayingCompany(client, wanted);
  if (!company) throw wrong('email', texts.emailUnknown);
  if (wanted.companyId !== undefined && wanted.companyId !== company.id) {
    throw wrong('exhibitor_id', texts.companyDiffers);
  }
  // Serialises the company's orders, so that a repeated one is noticed, and none is placed while another is being paid.
  await lockPeriods(client, company.id);
  return company;
}

/** Only a plan with a price is sold: a free one is simply set, and one without a price is negotiated. */
async function requireSoldPlan(client: Connection, id: number) {
  const plan = await findPlan(client, id);
  if (!plan?.price_minor) {
    throw wrong('subscription_type', texts.planNotSold);
  }
  return { monthPriceMinor: plan.price_minor, currency: plan.currency };
}

async function findWantedCoupon(client: Connection, wanted: Wanted, company: PayingCompany) {
  if (wanted.couponCode === '') return undefined;
  if (!company.couponsAllowed) throw wrong('coupon_code', texts.couponNotEligible);
  const coupon = await lockCoupon(client, {
    code: wanted.couponCode,
    companyId: company.id,
    isSignedIn: company.isOwn,
    today: todayAt(wanted.now),
  });
  if (!coupon) throw wrong('coupon_code', texts.couponInvalid);
  return coupon;
}

/** Computes the price, stores the order and reserves its coupon. The browser's total is only compared. */
export async function placeOrder(pool: pg.Pool, wanted: Wanted): Promise<Order> {
  const { plan, months, email, language, provider, now } = wanted;
  return inTransaction(pool, async (client) => {
    const company = await requireCompany(client, wanted);
    const { monthPriceMinor, currency } = await requireSoldPlan(client, plan);
    const coupon = await findWantedCoupon(client, wanted, company);
    const discountPercent = coupon?.discountPercent ?? 0;
    const price = priceOrder({ monthPriceMinor, months, discountPercent, currency });
    if (findMinor(wanted.total, currency) !== price.totalMinor) {
      throw wrong('total_amount', texts.totalDiffers);
    }
    const order = await storeOrder(client, now, {
      company_id: company.id,
      plan,
      months,
      currency,
      month_price_minor: monthPriceMinor,
      subtotal_minor: price.subtotalMinor,
      discount_percent: discountPercent,
      discount_minor: price.discountMinor,
      total_minor: price.totalMinor,
      coupon_id: coupon?.id,
      email,
      company_name: company.name,
      language,
      provider: provider.name,
      live: provider.live,
    });
    if (coupon) {
      const use = { orderId: order.id, couponId: coupon.id, companyId: company.id };
      await reserveCoupon(client, use, company.isOwn);
    }
    return order;
  });
}
