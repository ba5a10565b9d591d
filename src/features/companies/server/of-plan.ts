import { currentPlanOf, planFacts } from '#features/subscriptions/server/public.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';

/** A column of the plan that a company has on `$today`. */
export const ofPlan = (column: 'visibility' | 'ads', company: Sql) => sql`
  (select ${raw(column)} from ${planFacts} where id = ${currentPlanOf(company, sql`$today::date`)})`;
