import type pg from 'pg';
import { storeCompanyAnswers } from '#features/companies/server/public.ts';
import { bigint, int, nullable } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { enquiries } from './enquiries.table.ts';
import { enquiryReports } from './enquiry-reports.table.ts';

/**
 * Figures of the last ninety days. An unanswered enquiry counts after a week; one that the buyer closed before, or that
 * was reported, does not count.
 */
const selectFigures = query({
  name: 'enquiries.answer-figures',
  row: {
    company_id: bigint,
    asked: int,
    answered: int,
    median_minutes: nullable(int),
  },
  sql: sql`
    select e.company_id, count(*)::int as asked, count(e.first_answered_at)::int as answered,
      (percentile_cont(0.5) within group (
        order by extract(epoch from e.first_answered_at - e.created_at) / 60))::int as median_minutes
    from ${enquiries} e
    where e.created_at > now() - interval '90 days' and e.company_id is not null
      and (e.first_answered_at is not null
        or (e.created_at < now() - interval '7 days' and e.closed_at is null))
      and not exists (select from ${enquiryReports} r where r.enquiry_id = e.id)
    group by e.company_id`,
});

export async function countAnswers(pool: pg.Pool): Promise<void> {
  const rows = await selectFigures.all(pool);
  await storeCompanyAnswers.run(pool, {
    companies: rows.map(({ company_id }) => company_id),
    asked: rows.map(({ asked }) => asked),
    answered: rows.map(({ answered }) => answered),
    medians: rows.map(({ median_minutes }) => median_minutes),
  });
}
