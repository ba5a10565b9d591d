import { countCompanyView } from '#features/companies/companies.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { dailyCounts } from '#platform/database/daily-counts.ts';
import { prepared } from '#platform/database/prepared.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { isWithinLimit, type RateLimit } from '#platform/limits/rate-limit.ts';

/** Reloading a page does not make it more popular. */
const viewLimit: RateLimit = { name: 'company-view', times: 1, withinS: 1800 };

/** $1 company, $2 day; companies that visitors do not see are not counted. */
const addView = prepared<never>(
  'company-views.add',
  `insert into company_views (company_id, day, views)
   select id, $2, 1 from companies where id = $1 and listed
   on conflict (company_id, day) do update set views = company_views.views + 1`,
);

const view = operation(countCompanyView, async ({ id }, { database, visitor, now }) => {
  const { pool } = database;
  const who = `${networkOf(visitor.ip)} ${visitor.agent} ${id}`;
  if (await isWithinLimit(pool, viewLimit, who)) await addView(pool, [id, todayAt(now)]);
  return {};
});

/** How often the page of a company was opened, by day. */
export const readDailyViews = dailyCounts(
  'company-views.of-days',
  `select day::text, views as count from company_views
   where company_id = $1 and day between $2 and $3`,
);

export const companyViewsOperations: readonly Operation[] = [view];
