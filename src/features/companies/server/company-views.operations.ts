import { countCompanyView } from '#features/companies/companies.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, date } from '#platform/database/columns.ts';
import { dailyCounts } from '#platform/database/daily-counts.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { countsAsVisitor } from '#platform/limits/count-visitor.ts';
import type { RateLimit } from '#platform/limits/rate-limit.ts';
import { companies } from './companies.table.ts';
import { companyViews } from './company-views.table.ts';

/** Reloading a page within half an hour counts as one view. */
const viewLimit: RateLimit = { name: 'company-view', times: 1, withinS: 1800 };

/** Views of companies that are not listed are ignored. */
const addView = command({
  name: 'company-views.add',
  values: { company: bigint, day: date },
  plan: 'once',
  sql: sql`
    insert into ${companyViews} (company_id, day, views)
    select id, $day::date, 1 from ${companies} where id = $company and listed
    on conflict (company_id, day) do update set views = company_views.views + 1`,
});

const view = operation(countCompanyView, async ({ id }, { database, visitor, now }) => {
  const { pool } = database;
  const day = todayAt(now);
  const counted = { day, limit: viewLimit, what: String(id) };
  if (await countsAsVisitor(pool, visitor, counted)) await addView.run(pool, { company: id, day });
  return {};
});

/** Views of a company's page per day. */
export const readDailyViews = dailyCounts(
  'company-views.of-days',
  sql`
    select day::text, views as count from ${companyViews}
    where company_id = $company and day between $from and $to`,
);

export const companyViewsOperations: readonly Operation[] = [view];
