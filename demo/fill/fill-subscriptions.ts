import { demoAccounts } from '#demo/demo-accounts.ts';
import { demoCompanies } from '#demo/demo-companies.ts';
import type { DemoCompany } from '#demo/demo-company.ts';
import { unguessable } from '#features/payments/server/orders/order.ts';
import { newChargeId } from '#features/payments/server/sandbox/store-charge.ts';
import { insertRows, type NewRow } from '#platform/database/insert-rows.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { DemoFill } from './demo-fill.ts';

const YEAR_DAYS = 365;
/** Companies joined at different times of the last ten months; none of them ends soon. */
const STAGGER_DAYS = 17;
const SPREAD_DAYS = 300;
/** The demo exhibitor paid so long ago: a refund is still possible, a renewal is not due. */
const PAID_DAYS_AGO = 12;

const demoCoupons: readonly NewRow[] = [
  { code: 'MAI10', companyLimit: null },
  { code: 'WELCOME25', discountPercent: 25, totalLimit: 50 },
];

const isDemoExhibitor = ({ key }: DemoCompany) =>
  demoAccounts.some(
    (account) =>
      account.email === 'exhibitor@mai.example' &&
      'companyKey' in account &&
      account.companyKey === key,
  );

/** One year of the Professional Plan, paid in the sandbox. */
async function fillPaidOrder(fill: DemoFill, company: DemoCompany, companyId: number) {
  const paidAt = new Date(fill.today.getTime() - PAID_DAYS_AGO * 86_400_000);
  const startsOn = todayAt(paidAt);
  const orderId = unguessable('ord_');
  const providerRef = newChargeId();
  await insertRows(fill.connection, 'sandbox_charges', {
    id: providerRef,
    idempotent: orderId,
    request: {
      amount: 588,
      currency: 'USD',
      reference: { order: orderId, idempotent: orderId },
      customer: { first_name: company.name.en, email: company.email },
      post: { url: '' },
      redirect: { url: '' },
    },
    status: 'CAPTURED',
    responseCode: '000',
    createdAt: paidAt,
    expiresAt: paidAt,
  });
  await insertRows(fill.connection, 'orders', {
    id: orderId,
    companyId,
    plan: 2,
    months: 12,
    currency: 'USD',
    monthPriceMinor: 4900,
    subtotalMinor: 58_800,
    totalMinor: 58_800,
    email: company.email,
    companyName: company.name.en,
    language: 'en',
    status: 'paid',
    provider: 'sandbox',
    providerRef,
    live: false,
    createdAt: paidAt,
    paidAt,
  });
  const endsOn = addDays(startsOn, YEAR_DAYS - 1);
  await insertRows(fill.connection, 'subscriptions', {
    companyId,
    plan: 2,
    startsOn,
    endsOn,
    orderId,
  });
  await insertRows(fill.connection, 'receipts', { orderId, issuedOn: startsOn });
}

export async function fillSubscriptions(fill: DemoFill): Promise<void> {
  await insertRows(fill.connection, 'coupons', [...demoCoupons]);
  const today = todayAt(fill.today);
  for (const [position, company] of demoCompanies.entries()) {
    const companyId = fill.companyIds.get(company.key) as number;
    if (isDemoExhibitor(company)) await fillPaidOrder(fill, company, companyId);
    else if (company.plan > 1) {
      const startsOn = addDays(today, -((position * STAGGER_DAYS) % SPREAD_DAYS));
      const endsOn = addDays(startsOn, YEAR_DAYS - 1);
      await insertRows(fill.connection, 'subscriptions', {
        companyId,
        plan: company.plan,
        startsOn,
        endsOn,
      });
    }
  }
}
