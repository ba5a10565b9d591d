import { companyFacts } from '#features/companies/server/public.ts';
import {
  applicationStatuses,
  isDecided,
} from '#features/jobs/applications/application-statuses.ts';
import { cvOpeners } from '#features/jobs/applications/applications.contract.ts';
import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import { jobs } from '#features/jobs/server/jobs.table.ts';
import {
  bigint,
  bool,
  date,
  nullable,
  oneOf,
  text,
  timestamp,
} from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { findDecimal } from '#platform/money/amounts.ts';
import { applicationSteps } from './application-steps.table.ts';
import { applications } from './applications.table.ts';
import { cvOpenings } from './cv-openings.table.ts';

/** How long a CV is kept after its job has ended. */
const CV_KEPT_DAYS = 180;

/** Whoever withdrew may apply once more. */
export const MOST_FOR_ONE_JOB = 2;

/** How many applications a person has made for a job, and how many of them are not withdrawn. */
export const countForJob = query({
  name: 'applications.made-for-job',
  values: { account: bigint, job: bigint },
  row: { standing: bigint, made: bigint },
  sql: sql`
    select count(*) filter (where status <> 'withdrawn') as standing, count(*) as made
    from ${applications} where account_id = $account and job_id = $job`,
});

/** The last day of a CV, computed on each read. `a` is the application, `j` its job. */
export const cvKeptUntil = sql`
  (coalesce(a.removed_on, j.expiry_date, a.created_at::date) + ${CV_KEPT_DAYS})`;

/** When the company last opened the CV of the application `a`. */
export const cvOpenedAt = sql`
  (select o.created_at from ${cvOpenings} o
   where o.application_id = a.id and o.opened_by = 'company' order by o.id desc limit 1)`;

const row = {
  id: bigint,
  job_id: nullable(bigint),
  job_ref: nullable(text),
  title: nullable(text),
  title_ar: nullable(text),
  company_name: nullable(text),
  company_name_ar: nullable(text),
  company_logo: nullable(text),
  location: nullable(text),
  location_ar: nullable(text),
  salary_from_minor: nullable(bigint),
  salary_to_minor: nullable(bigint),
  salary_currency: nullable(text),
  status: oneOf(applicationStatuses),
  created_at: timestamp,
  answer_by: nullable(text),
  is_shown: bool,
  used_up: bool,
  cv_opened_at: nullable(timestamp),
};

export type ApplicationRow = RowOf<typeof row>;

const columns = sql`
  a.id, a.job_id, j.job_ref, coalesce(j.title, a.removed_job_title) as title,
  coalesce(j.title_ar, a.removed_job_title_ar) as title_ar,
  coalesce(c.name, a.removed_company_name) as company_name,
  coalesce(c.name_ar, a.removed_company_name_ar) as company_name_ar, c.logo as company_logo,
  j.location, j.location_ar, j.salary_from_minor, j.salary_to_minor, j.salary_currency,
  a.status, a.created_at, a.answer_by::text, coalesce(j.shown, false) as is_shown,
  (select count(*) from ${applications} made
   where made.account_id = a.account_id and made.job_id = a.job_id) >= ${MOST_FOR_ONE_JOB} as used_up,
  ${cvOpenedAt} as cv_opened_at`;

const source = sql`${applications} a
  left join ${jobs} j on j.id = a.job_id
  left join ${companyFacts} c on c.id = j.company_id`;

/** A person's applications with an id below this, up to a limit. */
const range = { account: bigint, before: bigint, atMost: bigint };

export const selectOwn = query({
  name: 'applications.of-account',
  values: range,
  row,
  sql: sql`
    select ${columns} from ${source}
    where a.account_id = $account and a.id < $before order by a.id desc limit $atMost`,
});

const words = sql`search_vector(concat_ws(' ', j.title, j.title_ar, a.removed_job_title,
  a.removed_job_title_ar, c.name, c.name_ar, a.removed_company_name, a.removed_company_name_ar))`;

/** One person has few applications, so no index is needed. */
export const searchOwn = query({
  name: 'applications.searched',
  values: { ...range, words: text },
  row,
  sql: sql`
    select ${columns} from ${source}
    where a.account_id = $account and a.id < $before and ${words} @@ prefix_query($words)
    order by a.id desc limit $atMost`,
});

export const selectOwnForJob = query({
  name: 'applications.for-job',
  values: { account: bigint, job: bigint },
  row: { ...row, job_id: bigint },
  sql: sql`
    select ${columns} from ${source}
    where a.account_id = $account and a.job_id = $job and a.status <> 'withdrawn'`,
});

export const selectOwnDetail = query({
  name: 'applications.detail',
  values: { account: bigint, id: bigint, today: date },
  row: { ...row, name: text, email: text, cv_kept_until: text, cv_name: nullable(text) },
  sql: sql`
    select ${columns}, a.name, a.email, ${cvKeptUntil}::text as cv_kept_until,
      case when a.cv_file is not null and ${cvKeptUntil} >= $today::date then a.cv_name end as cv_name
    from ${source} where a.account_id = $account and a.id = $id`,
});

export const selectSteps = query({
  name: 'applications.steps',
  values: { application: bigint },
  row: { status: oneOf(applicationStatuses), created_at: timestamp },
  sql: sql`
    select status, created_at from ${applicationSteps}
    where application_id = $application order by id`,
});

const OPENINGS_SHOWN = 50;

export const selectOpenings = query({
  name: 'applications.cv-openings',
  values: { application: bigint },
  row: { opened_by: oneOf(cvOpeners), created_at: timestamp },
  sql: sql`
    select opened_by, created_at from ${cvOpenings} where application_id = $application
    order by id desc limit ${OPENINGS_SHOWN}`,
});

/** An application as its applicant sees it. */
export function applicationAnswer(row: ApplicationRow, language: Language) {
  const t = translateIn(language);
  return {
    application_id: row.id,
    job_id: row.job_id,
    job_ref: row.job_ref,
    job_title: inLanguage(language, row.title, row.title_ar) ?? t(texts.removedJob),
    company_name:
      inLanguage(language, row.company_name, row.company_name_ar) ?? t(texts.removedCompany),
    company_logo: row.company_logo,
    location: inLanguage(language, row.location, row.location_ar),
    salary_from: findDecimal(row.salary_from_minor, row.salary_currency),
    salary_to: findDecimal(row.salary_to_minor, row.salary_currency),
    salary_currency: row.salary_currency,
    status: row.status,
    created_at: row.created_at.toISOString(),
    answer_by: row.answer_by,
    is_shown: row.is_shown,
    can_withdraw: !isDecided(row.status),
    used_up: row.used_up,
    cv_opened_at: row.cv_opened_at?.toISOString() ?? null,
  };
}
