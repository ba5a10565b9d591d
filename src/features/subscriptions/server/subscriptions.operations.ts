import {
  FREE_PLAN,
  getSubscriptionPageInfo,
  getSubscriptionType,
  type Plan,
  type PlanId,
} from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts } from '#features/subscriptions/subscriptions.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { toDecimal } from '#platform/money/amounts.ts';
import { planName } from './plan-name.ts';
import { findPlan, type PlanRow, selectPlans } from './plans.queries.ts';

const priceOf = ({ price_minor: minor, currency }: PlanRow) =>
  minor === null ? null : Number(toDecimal(minor, currency));

export function planOf(row: PlanRow, language: Language): Plan {
  const { id: _id, price_minor: _price, currency: _currency, ...facts } = row;
  const { name, name_ar, popular, ...entitlements } = facts;
  return {
    name: planName({ name, name_ar }, language),
    price: priceOf(row),
    popular,
    entitlements,
  };
}

const pageInfo = operation(getSubscriptionPageInfo, async (_input, { database, language }) => {
  const rows = await selectPlans.all(database.pool);
  const { [FREE_PLAN]: free, ...subscriptions } = Object.fromEntries(
    rows.map((row) => [row.id, planOf(row, language)] as const),
  ) as Record<PlanId | typeof FREE_PLAN, Plan>;
  return { subscriptions, free };
});

const subscriptionType = operation(getSubscriptionType, async ({ id }, { database, language }) => {
  const row = await findPlan(database.pool, id);
  if (!row) throw notFound(subscriptionsTexts.planNotFound);
  return {
    subscription: {
      id: row.id,
      title: planName(row, language),
      price: priceOf(row),
      currency: row.currency,
    },
  };
});

export const subscriptionsOperations: readonly Operation[] = [pageInfo, subscriptionType];
