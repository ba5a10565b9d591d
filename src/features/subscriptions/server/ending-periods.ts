import { bigint, date, int, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { plans } from './plans.table.ts';
import { subscriptions } from './subscriptions.table.ts';

const endingColumns = {
  id: bigint,
  company_id: bigint,
  order_id: nullable(text),
  ends_on: text,
  plan_name: text,
  plan_name_ar: text,
};

export type EndingPeriod = RowOf<typeof endingColumns>;

const selectEnding = query({
  name: 'subscriptions.lock-ending-periods',
  values: { today: date, withinDays: int },
  row: endingColumns,
  plan: 'each call',
  sql: sql`
    select period.id, period.company_id, period.order_id, period.ends_on::text,
      plans.name as plan_name, plans.name_ar as plan_name_ar
    from ${subscriptions} as period
    join ${plans} on plans.id = period.plan
    where period.cancelled_at is null
      and period.ends_on between $today::date and $today::date + $withinDays::int
      and not exists (
        select from ${subscriptions} as later
        where later.company_id = period.company_id and later.cancelled_at is null
          and later.plan >= period.plan
          and (later.ends_on is null or later.ends_on > period.ends_on))
    for update of period skip locked`,
});

/**
 * Periods that end soon without a successor. They stay locked until the transaction ends; those locked by another
 * instance are skipped.
 */
export async function lockEndingPeriods(
  client: Connection,
  today: CalendarDate,
  withinDays: number,
): Promise<readonly EndingPeriod[]> {
  return selectEnding.all(client, { today, withinDays });
}
