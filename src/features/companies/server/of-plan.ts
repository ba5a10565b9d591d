import { currentPlanOf, planFacts } from '#features/subscriptions/server/public.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';

/** What the company's plan of `$today` says in a column of its own. */
export const ofPlan = (column: 'visibility' | 'ads', company: Sql) => sql`
  (select ${raw(column)} from ${planFacts} where id = ${currentPlanOf(company, sql`$today::date`)})`;
