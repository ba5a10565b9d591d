import { sql } from '#platform/database/sql.ts';
import { countsByDay, momentsByDay, waitingCount } from '#platform/overview/overview-counts.ts';
import { companies } from './companies.table.ts';
import { companyViews } from './company-views.table.ts';

/** Applications to become an exhibitor. */
export const countWaitingApplications = waitingCount({
  name: 'companies.waiting-applications',
  table: companies,
  moment: 'created_at',
  where: sql`exhibitor_status = 0 and owner_account_id is not null`,
});

export const applicationsByDay = momentsByDay({
  name: 'companies.applications-by-day',
  table: companies,
  moment: 'created_at',
  where: sql`owner_account_id is not null`,
});

export const viewsByDay = countsByDay(
  'companies.views-by-day',
  sql`select day::text, sum(views)::int as count from ${companyViews} where day >= $from group by day`,
);
