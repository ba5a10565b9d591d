import { bigint, date, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { plans } from './plans.table.ts';
import { subscriptions } from './subscriptions.table.ts';

/** The last plan that a company had before a day, not counting refunded or withdrawn ones. */
export const selectEnded = query({
  name: 'subscriptions.ended-plan',
  values: { companyId: bigint, today: date },
  row: { name: text, name_ar: text, ends_on: text },
  sql: sql`
    select plans.name, plans.name_ar, period.ends_on::text
    from ${subscriptions} as period join ${plans} on plans.id = period.plan
    where period.company_id = $companyId and period.cancelled_at is null
      and period.ends_on < $today::date
    order by period.ends_on desc limit 1`,
});
