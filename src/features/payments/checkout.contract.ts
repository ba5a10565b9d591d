import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { bareAddress, recordId, wholeNumber } from '#platform/calls/fields.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { checkoutTexts as texts } from './checkout.texts.ts';
import { readCouponCode } from './coupon-code.ts';
import { knownOrder } from './known-order.ts';
import { type SubscriptionLength, subscriptionLengths } from './order-price.ts';

export const checkoutLimits = { email: 254, coupon: 40 };

/** An incomplete address is accepted: nobody has it, so the lookup gives the right answer. */
const emailOr = (missing: Text) =>
  z.prefault(
    z
      .string(missing.id)
      .check(
        z.overwrite(bareAddress),
        z.minLength(1, missing.id),
        z.maxLength(checkoutLimits.email),
      ),
    '',
  );

const couponCode = z
  .string(texts.couponRequired.id)
  .check(z.overwrite(readCouponCode), z.maxLength(checkoutLimits.coupon, texts.couponInvalid.id));

export const checkCompanyEmail = declareCall({
  method: 'POST',
  path: 'subscription/check-company-email.php',
  summary: 'Which company an e-mail address belongs to, for checkout',
  access: 'visitor',
  sentAs: 'form',
  input: { email: emailOr(texts.emailRequired) },
  output: {
    found: z.boolean(),
    exhibitor: z.nullable(
      z.object({ id: z.int(), company_name: z.string(), can_use_coupon: z.boolean() }),
    ),
  },
});

export const validateCoupon = declareCall({
  method: 'POST',
  path: 'subscription/validate-coupon.php',
  summary: 'Whether a company may use a coupon, and what it takes off',
  access: 'visitor',
  sentAs: 'form',
  input: {
    coupon_code: z.prefault(couponCode.check(z.minLength(1, texts.couponRequired.id)), ''),
    company_email: emailOr(texts.couponEmailFirst),
  },
  output: {
    valid: z.boolean(),
    coupon: z.nullable(z.object({ discount_percent: z.int() })),
    message: z.string(),
  },
});

const isLength = (months: number): months is SubscriptionLength =>
  (subscriptionLengths as readonly number[]).includes(months);

/** An amount in whole currency units, as shown to people. The server calculates its own and only compares this one. */
const amount = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => toLatinDigits(String(value)).trim()),
);

export const processPayment = declareCall({
  method: 'POST',
  path: 'subscription/process-payment.php',
  summary: 'Orders a subscription; the answer says where to pay',
  access: 'visitor',
  sentAs: 'form',
  input: {
    subscription_type: wholeNumber({ min: 1, max: 3 }),
    subscription_length: wholeNumber({ min: 1, max: 120 }).check(
      z.refine(isLength, texts.lengthInvalid.id),
    ),
    email: emailOr(texts.emailRequired),
    /** Ignored: the order takes the stored company name. */
    company_name: z.optional(z.string().check(z.maxLength(300))),
    coupon_code: z.optional(couponCode),
    total_amount: amount,
    exhibitor_id: z.optional(recordId),
  },
  output: { payment_url: z.string(), order_id: z.string(), message: z.string() },
});

export const getOwnCheckout = declareCall({
  method: 'GET',
  path: 'subscription/own-checkout.php',
  summary:
    'What checkout knows of a signed-in exhibitor: the address, and an order that can still be paid',
  access: 'exhibitor',
  claims: ['user_id', 'exhibitor_id'],
  input: {},
  output: { email: z.string(), open_order: z.nullable(knownOrder) },
});
