import { countListings } from '#collection/server/listings.ts';
import type { Quota } from '#collection/server/storage.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import type { CallProblem } from '#platform/calls/call-problem.ts';
import { bigint } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { getOwnPlan, planNeeded } from './entitlements.ts';
import { planName } from './plan-name.ts';
import { type PlanRow, selectPlans } from './plans.queries.ts';

const lockListings = query({
  name: 'subscriptions.lock-listings',
  values: { companyId: bigint },
  row: {},
  plan: 'each call',
  sql: sql`select from pg_advisory_xact_lock(hashtextextended('listings', $companyId))`,
});

const includesMore = (plan: PlanRow, limit: number) =>
  plan.listings_limit === null || plan.listings_limit > limit;

async function refusal(
  connection: Connection,
  own: PlanRow,
  limit: number,
  language: Language,
): Promise<CallProblem> {
  const plans = await selectPlans.all(connection);
  const better = plans.find((plan) => plan.id > own.id && includesMore(plan, limit));
  const values = { plan: planName(own, language), limit };
  if (!better) return planNeeded(texts.listingsSpent, values);
  return planNeeded(texts.listingsNeedPlan, { ...values, better: planName(better, language) });
}

/**
 * Refuses writes that exceed the plan's limit of listings. A company that is over the limit, because its plan ended or
 * changed, keeps its listings and can change or end them; only adding is refused.
 */
export const withinListings: Quota = async (client, { caller, language, now }, write) => {
  const { id } = caller.company;
  const today = todayAt(now);
  const own = await getOwnPlan(client, id, today);
  const limit = own.listings_limit;
  if (limit === null) return write();
  const before = await countListings(client, id, today);
  const result = await write();
  // From here to the commit one transaction at a time, so that each counts what earlier ones have added.
  await lockListings.all(client, { companyId: id });
  const after = await countListings(client, id, today);
  if (after > limit && after > before) throw await refusal(client, own, limit, language);
  return result;
};
