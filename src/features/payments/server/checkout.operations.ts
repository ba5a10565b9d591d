import { checkCompanyEmail, validateCoupon } from '#features/payments/checkout.contract.ts';
import { checkoutTexts as texts } from '#features/payments/checkout.texts.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { sayIn } from '#platform/i18n/server-say.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { findCoupon } from './coupons.ts';
import { findPayingCompany } from './paying-company.ts';
import { requirePatience } from './payment-limits.ts';

const companyByEmail = operation(checkCompanyEmail, async ({ email }, context) => {
  await requirePatience(context, 'companyLookUp');
  const company = await findPayingCompany(context.database.pool, email, context.language);
  if (!company) return { found: false, exhibitor: null };
  const { id, name, couponsAllowed } = company;
  return {
    found: true,
    exhibitor: { id, company_name: name, can_use_coupon: couponsAllowed },
  };
});

const coupon = operation(validateCoupon, async (input, context) => {
  await requirePatience(context, 'coupon');
  const { database, language, now } = context;
  const say = sayIn(language);
  const refuse = (text: Text) => ({ valid: false, coupon: null, message: say(text) });
  const company = await findPayingCompany(database.pool, input.company_email, language);
  if (!company) return refuse(texts.couponEmailFirst);
  if (!company.couponsAllowed) return refuse(texts.couponNotEligible);
  const found = await findCoupon(database.pool, {
    code: input.coupon_code,
    companyId: company.id,
    today: todayAt(now),
  });
  if (!found) return refuse(texts.couponInvalid);
  const percent = found.discountPercent;
  return {
    valid: true,
    coupon: { discount_percent: percent },
    message: say(texts.couponApplied, { percent }),
  };
});

export const checkoutOperations: readonly Operation[] = [companyByEmail, coupon];
