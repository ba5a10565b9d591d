import type { Quota } from '#collection/server/storage.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import type { CallProblem } from '#platform/calls/call-problem.ts';
import type { Connection } from '#platform/database/connection.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { getOwnPlan, planName, planNeeded } from './entitlements.ts';
import { type PlanRow, selectPlans } from './plans.queries.ts';

/** What a plan counts as a listing: items with a place of their own in the public lists. */
const lasting = ['products', 'services', 'catalogs'] as const;
const expiring = ['events', 'jobs'] as const;

const countOf = (table: string, condition = '') =>
  `(select count(*) from ${table} where company_id = $1 and status = 1 ${condition})`;

const selectUsed = prepared<{ used: number }>(
  'listings-used',
  `select (${[
    ...lasting.map((table) => countOf(table)),
    ...expiring.map((table) => countOf(table, 'and expiry_date >= $2::date')),
  ].join(' + ')})::int as used`,
);

/** How many listings of a company are shown on a day: active, and not expired. */
export async function countListings(
  connection: Connection,
  companyId: number,
  today: CalendarDate,
): Promise<number> {
  const [row] = await selectUsed(connection, [companyId, today]);
  return row?.used ?? 0;
}

const includesMore = (plan: PlanRow, limit: number) =>
  plan.listings_limit === null || plan.listings_limit > limit;

async function refusal(
  connection: Connection,
  own: PlanRow,
  limit: number,
  language: Language,
): Promise<CallProblem> {
  const plans = await selectPlans(connection, []);
  const better = plans.find((plan) => plan.id > own.id && includesMore(plan, limit));
  const values = { plan: planName(own, language), limit };
  if (!better) return planNeeded(texts.listingsSpent, values);
  return planNeeded(texts.listingsNeedPlan, { ...values, better: planName(better, language) });
}

/**
 * Lets nobody have more listings shown than the plan includes. Who has more, because the plan ended
 * or was changed, keeps them and may change or end them; only adding to them is refused.
 */
export const withinListings: Quota = async (client, { caller, language, now }, write) => {
  const { id } = caller.company;
  const today = todayAt(now);
  const own = await getOwnPlan(client, id, today);
  const limit = own.listings_limit;
  if (limit === null) return write();
  const before = await countListings(client, id, today);
  const result = await write();
  // From here to the commit one after the other: each counts what those before it have added.
  await client.query(`select pg_advisory_xact_lock(hashtextextended('listings', $1))`, [id]);
  const after = await countListings(client, id, today);
  if (after > limit && after > before) throw await refusal(client, own, limit, language);
  return result;
};
