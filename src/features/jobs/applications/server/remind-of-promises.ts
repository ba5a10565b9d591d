import type pg from 'pg';
import { accountFacts } from '#features/accounts/server/public.ts';
import { companyFacts, companyMailbox } from '#features/companies/server/public.ts';
import { applicationMailTexts as texts } from '#features/jobs/applications/application-mails.texts.ts';
import { jobs } from '#features/jobs/server/jobs.table.ts';
import { bigint, bool, date, int, nullable, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { homeDayOf } from '#platform/database/home-days.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { type Language, languages, localizePath } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { applications } from './applications.table.ts';

/** The company is reminded this many days before the last, and again on the last. */
const DAYS_BEFORE = 3;
const COMPANIES_AT_ONCE = 50;

/** Whether the application `a` needs a reminder today. Short promises only get one on their last day. */
const isDue = sql`
  a.status = 'pending' and a.answer_by >= $today::date
    and (a.answer_by = $today::date and a.reminded_on is distinct from $today::date
      or a.answer_by <= $today::date + ${DAYS_BEFORE} and a.reminded_on is null
        and a.answer_by - ${DAYS_BEFORE} > ${homeDayOf(sql`a.created_at`)})`;

/** Companies with due reminders; one that was reminded today waits until tomorrow. */
const lockCompanies = query({
  name: 'applications.companies-to-remind',
  values: { today: date },
  row: {
    company_id: bigint,
    name: text,
    name_ar: nullable(text),
    email: nullable(text),
    language: nullable(oneOf(languages)),
  },
  plan: 'each call',
  sql: sql`
    select c.id as company_id, c.name, c.name_ar,
      ${companyMailbox} as email, owner.language
    from ${companyFacts} c left join ${accountFacts} owner on owner.id = c.owner_account_id
    where c.id in (
        select j.company_id from ${applications} a join ${jobs} j on j.id = a.job_id where ${isDue})
      and not exists (
        select from ${applications} told join ${jobs} j on j.id = told.job_id
        where j.company_id = c.id and told.reminded_on = $today::date)
    order by c.id limit ${COMPANIES_AT_ONCE}`,
});

const claimed = {
  job_id: bigint,
  title: text,
  title_ar: nullable(text),
  is_last_day: bool,
  people: int,
};

/** Claims a company's due reminders, by job, the earliest last day first. Two concurrent runs claim different ones. */
const claimDue = command({
  name: 'applications.claim-reminders',
  values: { company: bigint, today: date },
  row: claimed,
  sql: sql`
    with due as (
      select a.id, a.job_id, a.answer_by from ${applications} a join ${jobs} j on j.id = a.job_id
      where j.company_id = $company and ${isDue} for update of a skip locked
    ), told as (
      update ${applications} set reminded_on = $today::date where id in (select id from due))
    select j.id as job_id, j.title, j.title_ar, due.answer_by = $today::date as is_last_day,
      count(*)::int as people
    from due join ${jobs} j on j.id = due.job_id
    group by j.id, j.title, j.title_ar, is_last_day order by is_last_day desc, j.id`,
});

type Due = Readonly<RowOf<typeof claimed>>;

function lineOf({ title, title_ar, is_last_day, people, job_id }: Due, told: Told): string {
  const { language, appUrl } = told;
  const path = `/exhibitor/dashboard/jobs/applicants/${job_id}`;
  return translateIn(language)(is_last_day ? texts.dueToday : texts.dueSoon, {
    job: inLanguage(language, title, title_ar),
    people,
    days: DAYS_BEFORE,
    address: appUrl + localizePath(language, path),
  });
}

type Told = { readonly language: Language; readonly appUrl: string };

type Reminded = Told & {
  readonly company: string;
  readonly recipient: string;
  readonly due: readonly Due[];
};

async function mailReminder(client: Connection, reminded: Reminded): Promise<void> {
  const { company, recipient, language, due } = reminded;
  const t = translateIn(language);
  const people = due.reduce((sum, each) => sum + each.people, 0);
  await queueMail(client, {
    recipient,
    language,
    subject: t(texts.reminderSubject, { people }),
    body: t(texts.reminderBody, {
      company,
      lines: due.map((each) => lineOf(each, reminded)).join('\n\n'),
    }),
  });
}

/**
 * Reminds companies of promised answers: one mail per company and day, whatever its plan, because it is the applicants
 * who wait. Returns the number of companies.
 */
export async function remindOfPromises(
  pool: pg.Pool,
  { today, appUrl }: { readonly today: CalendarDate; readonly appUrl: string },
): Promise<number> {
  const companies = await lockCompanies.all(pool, { today });
  for (const { company_id: company, name, name_ar, email, language } of companies) {
    await inTransaction(pool, async (client) => {
      const due = await claimDue.all(client, { company, today });
      if (due.length === 0 || email === null) return;
      const told = language ?? 'en';
      await mailReminder(client, {
        company: inLanguage(told, name, name_ar),
        recipient: email,
        language: told,
        appUrl,
        due,
      });
    });
  }
  return companies.length;
}
