import { countListings } from '#collection/server/listings.ts';
import { chooseBasicPlan, getCurrentPlan } from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { readCurrentPlan } from './current-plan.ts';
import { selectEnded } from './ended-plan.ts';
import { getOwnPlan } from './entitlements.ts';
import { setBasicPlan } from './given-plans.ts';
import { planName } from './plan-name.ts';
import { getPlan } from './plans.queries.ts';
import { planOf } from './subscriptions.operations.ts';

const current = operation(getCurrentPlan, async (_input, { database, caller, language, now }) => {
  const { pool } = database;
  const { id: companyId } = caller.company;
  const today = todayAt(now);
  const [{ plan, endsOn, isFree }, own, used, last] = await Promise.all([
    readCurrentPlan(pool, companyId, today),
    getOwnPlan(pool, companyId, today),
    countListings(pool, companyId, today),
    selectEnded.first(pool, { companyId, today }),
  ]);
  const { name, entitlements } = planOf(own, language);
  const facts = { subscription_type: plan, is_free: isFree, name, ends_on: endsOn };
  const ended = isFree && last ? { name: planName(last, language), on: last.ends_on } : null;
  return { ...facts, ended, entitlements, listings_used: used };
});

/** Chooses the Basic Plan. Nothing that was paid for is taken away: it begins once nothing better is left. */
const chooseBasic = operation(chooseBasicPlan, async (_input, context) => {
  const { database, caller, language, now } = context;
  const { pool } = database;
  const t = translateIn(language);
  const today = todayAt(now);
  const basic = await getPlan(pool, 1);
  const next = planName(basic, language);
  // A plan with a price is sold at the checkout.
  if (basic.price_minor !== 0) throw conflict(texts.basicIsSold, { plan: next });
  const { plan, endsOn } = await inTransaction(pool, (client) =>
    setBasicPlan(client, caller.company.id, today),
  );
  if (plan === 1 || endsOn === null) return { message: t(texts.basicSet, { plan: next }) };
  const running = planName(await getPlan(pool, plan), language);
  const date = showDate(endsOn, language);
  return { message: t(texts.basicFollows, { plan: running, date, next }) };
});

export const ownPlanOperations: readonly Operation[] = [current, chooseBasic];
