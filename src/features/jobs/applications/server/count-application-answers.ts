import type pg from 'pg';
import { storeApplicationAnswers } from '#features/companies/server/public.ts';
import { jobs } from '#features/jobs/server/jobs.table.ts';
import { bigint, date, int, nullable } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { applicationSteps } from './application-steps.table.ts';
import { applications } from './applications.table.ts';

/**
 * Applications that were answered in the last ninety days, or should have been: promises can be ninety days older. An
 * answer is the company's first status change, which is mailed to the applicant. Applications that were withdrawn
 * before do not count.
 */
const selectFigures = query({
  name: 'applications.answer-figures',
  values: { today: date },
  row: { company_id: bigint, asked: int, answered: int, median_minutes: nullable(int) },
  sql: sql`
    select j.company_id, count(*)::int as asked, count(first.at)::int as answered,
      (percentile_cont(0.5) within group (
        order by extract(epoch from first.at - a.created_at) / 60))::int as median_minutes
    from ${applications} a
    join ${jobs} j on j.id = a.job_id
    cross join lateral (
      select min(s.created_at) as at from ${applicationSteps} s
      where s.application_id = a.id and s.status not in ('pending', 'withdrawn', 'unanswered')
    ) as first
    where a.created_at > now() - interval '180 days'
      and coalesce(first.at > now() - interval '90 days',
        a.answer_by > $today::date - 90 and a.answer_by < $today::date
          and a.status in ('pending', 'unanswered'))
    group by j.company_id`,
});

export async function countApplicationAnswers(pool: pg.Pool, today: CalendarDate): Promise<void> {
  const rows = await selectFigures.all(pool, { today });
  await storeApplicationAnswers.run(pool, {
    companies: rows.map(({ company_id }) => company_id),
    asked: rows.map(({ asked }) => asked),
    answered: rows.map(({ answered }) => answered),
    medians: rows.map(({ median_minutes }) => median_minutes),
  });
}
