import { companyFacts } from '#features/companies/server/public.ts';
import {
  checkCompanyEmail,
  getOwnCheckout,
  processPayment,
  validateCoupon,
} from '#features/payments/checkout.contract.ts';
import { checkoutTexts as texts } from '#features/payments/checkout.texts.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { bigint, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { GatewayFault } from '#platform/payments/payment-provider.ts';
import { tellGatewayFault } from './gateway-fault.ts';
import { findCoupon } from './orders/coupons.ts';
import { describeOrder } from './orders/describe-order.ts';
import { findOpenOrder, openPayment } from './orders/open-order.ts';
import { findPayer, findPayingCompany } from './orders/paying-company.ts';
import { findPaymentUrl } from './orders/payment-url.ts';
import { settle } from './orders/settle.ts';
import { requireRateLimit } from './payment-limits.ts';

const companyByEmail = operation(checkCompanyEmail, async ({ email }, context) => {
  await requireRateLimit(context, 'companyLookUp');
  const { database, language } = context;
  const payer = await findPayer(context);
  const company = await findPayingCompany(database.pool, { email, payer, language });
  if (!company) return { found: false, exhibitor: null };
  const { id, name, couponsAllowed } = company;
  return {
    found: true,
    exhibitor: { id, company_name: name, can_use_coupon: couponsAllowed },
  };
});

const coupon = operation(validateCoupon, async (input, context) => {
  await requireRateLimit(context, 'coupon');
  const { database, language, now } = context;
  const t = translateIn(language);
  const refuse = (text: Text) => ({ valid: false, coupon: null, message: t(text) });
  const asked = { email: input.company_email, payer: await findPayer(context), language };
  const company = await findPayingCompany(database.pool, asked);
  if (!company) return refuse(texts.couponEmailFirst);
  if (!company.couponsAllowed) return refuse(texts.couponNotEligible);
  const found = await findCoupon(database.pool, {
    code: input.coupon_code,
    companyId: company.id,
    isSignedIn: company.isOwn,
    today: todayAt(now),
  });
  if (!found) return refuse(texts.couponInvalid);
  const percent = found.discountPercent;
  return {
    valid: true,
    coupon: { discount_percent: percent },
    message: t(texts.couponApplied, { percent }),
  };
});

const pay = operation(processPayment, async (input, context) => {
  await requireRateLimit(context, 'order');
  const { database, payments: provider, appUrl, language, now } = context;
  const parts = { pool: database.pool, provider, appUrl };
  const { order, address } = await findPaymentUrl(parts, {
    plan: input.subscription_type,
    months: input.subscription_length,
    email: input.email,
    payer: await findPayer(context),
    couponCode: input.coupon_code ?? '',
    total: input.total_amount,
    companyId: input.exhibitor_id,
    language,
    provider,
    now,
  }).catch(tellGatewayFault(texts.paymentFailed));
  const message = translateIn(language)(texts.redirecting);
  return { payment_url: address, order_id: order.id, message };
});

const selectAddress = query({
  name: 'payments.own-address',
  values: { companyId: bigint },
  row: { email: text },
  sql: sql`
    select coalesce(confirmed_email, email) as email from ${companyFacts} where id = $companyId`,
});

/** The gateway decides whether the order is still open; if it cannot be asked, nothing is offered. */
async function findOwnOpenOrder(
  { database, payments: provider, now }: OperationContext,
  id: number,
) {
  const { pool } = database;
  const order = await findOpenOrder(pool, { companyId: id, provider: provider.name, now });
  if (!order) return null;
  const settled = await settle({ pool, provider }, order).catch((error: unknown) => {
    if (error instanceof GatewayFault) return null;
    throw error;
  });
  return settled && openPayment(settled, now) ? settled : null;
}

const own = operation(getOwnCheckout, async (_input, context) => {
  await requireRateLimit(context, 'question');
  const { database, caller } = context;
  const { id } = caller.company;
  const { email } = await selectAddress.one(database.pool, { companyId: id });
  const order = await findOwnOpenOrder(context, id);
  return { email, open_order: order && (await describeOrder(order, context)) };
});

export const checkoutOperations: readonly Operation[] = [companyByEmail, coupon, pay, own];
