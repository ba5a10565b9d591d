import type { Plan } from '#features/subscriptions/subscriptions.contract.ts';
import type { Connection } from '#platform/database/connection.ts';
import { prepared } from '#platform/database/prepared.ts';

export type PlanRow = Plan['entitlements'] & {
  id: number;
  name: string;
  name_ar: string;
  price_minor: number | null;
  currency: string;
  popular: boolean;
};

export const planColumns = `id, name, name_ar, price_minor, currency, popular, listings_limit, visibility, ads,
  notifications, rx_module, assisted_service, api_access, support_24_7`;

export const selectPlans = prepared<PlanRow>(
  'plans',
  `select ${planColumns} from plans order by id`,
);

export const selectPlan = prepared<PlanRow>(
  'plan',
  `select ${planColumns} from plans where id = $1::bigint`,
);

/** A plan with its price and what it entitles to. */
export async function findPlan(connection: Connection, id: number): Promise<PlanRow | undefined> {
  const [plan] = await selectPlan(connection, [id]);
  return plan;
}
