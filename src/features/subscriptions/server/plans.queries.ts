import {
  FREE_PLAN,
  type PlanId,
  planIds,
  visibilities,
} from '#features/subscriptions/subscriptions.contract.ts';
import { columnList } from '#platform/database/column-list.ts';
import { bigint, bool, int, nullable, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { plans } from './plans.table.ts';

/** A plan with its price and entitlements. */
export const planColumns = {
  id: oneOf([FREE_PLAN, ...planIds]),
  name: text,
  name_ar: text,
  price_minor: nullable(int),
  currency: text,
  popular: bool,
  listings_limit: nullable(int),
  visibility: oneOf(visibilities),
  ads: bool,
  notifications: bool,
  rx_module: bool,
  assisted_service: bool,
  api_access: bool,
  lead_export: bool,
  matched_requests: bool,
  webhooks: bool,
  support_24_7: bool,
};

export type PlanRow = RowOf<typeof planColumns>;

/** All plans, the free one first. */
export const selectPlans = query({
  name: 'subscriptions.plans',
  row: planColumns,
  sql: sql`select ${columnList(planColumns)} from ${plans} order by id`,
});

const selectPlan = query({
  name: 'subscriptions.plan',
  values: { id: bigint },
  row: planColumns,
  sql: sql`select ${columnList(planColumns)} from ${plans} where id = $id::bigint`,
});

export async function findPlan(connection: Connection, id: number): Promise<PlanRow | undefined> {
  return selectPlan.first(connection, { id });
}

/** One of the three plans, which always exist. */
export async function getPlan(connection: Connection, id: PlanId): Promise<PlanRow> {
  return selectPlan.one(connection, { id });
}
