import type pg from 'pg';
import { accountFacts } from '#features/accounts/server/public.ts';
import { companyFacts } from '#features/companies/server/public.ts';
import { jobs } from '#features/jobs/server/jobs.table.ts';
import { bigint, date, oneOf, text } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { languages } from '#platform/i18n/languages.ts';
import { mailAboutMove } from './application-mails.ts';
import { applications } from './applications.table.ts';
import { jobNameColumns, jobNames } from './mail-facts.ts';
import { moveApplicant } from './update-applicant.ts';

/** Closed per transaction; the next run follows right after. */
const AT_ONCE = 100;

const lockOverdue = query({
  name: 'applications.lock-overdue',
  values: { today: date },
  row: {
    id: bigint,
    name: text,
    account_email: text,
    language: oneOf(languages),
    ...jobNames,
  },
  plan: 'each call',
  sql: sql`
    select a.id, a.name, person.email as account_email, person.language, ${jobNameColumns}
    from ${applications} a
    join ${jobs} j on j.id = a.job_id
    join ${companyFacts} c on c.id = j.company_id
    join ${accountFacts} person on person.id = a.account_id
    where a.status = 'pending' and a.answer_by < $today::date
    order by a.answer_by, a.id limit ${AT_ONCE} for update of a skip locked`,
});

/**
 * Closes applications that nobody answered, the day after the promised one, and mails their applicants once. Returns
 * how many were closed.
 */
export async function closeUnanswered(
  pool: pg.Pool,
  { today, appUrl }: { readonly today: CalendarDate; readonly appUrl: string },
): Promise<number> {
  return inTransaction(pool, async (client) => {
    const overdue = await lockOverdue.all(client, { today });
    for (const { id, name, account_email: accountEmail, language, ...facts } of overdue) {
      await moveApplicant.run(client, { id, status: 'unanswered' });
      const applicant = { name, language, accountEmail };
      await mailAboutMove(client, { facts, applicant, appUrl }, { status: 'unanswered' });
    }
    return overdue.length;
  });
}
