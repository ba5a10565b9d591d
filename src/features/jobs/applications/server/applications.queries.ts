import {
  type ApplicationStatus,
  isDecided,
} from '#features/jobs/applications/application-statuses.ts';
import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import { prepared } from '#platform/database/prepared.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { findDecimal } from '#platform/money/amounts.ts';

/** How long a CV is kept after its job has ended. */
const CV_KEPT_DAYS = 180;

/** The last day of a CV, computed whenever it is read; `a` is the application, `j` its job. */
export const cvKeptUntil = `(coalesce(a.removed_on, j.expiry_date, a.created_at::date) + ${CV_KEPT_DAYS})`;

export type ApplicationRow = {
  id: number;
  job_id: number | null;
  job_ref: string | null;
  title: string | null;
  title_ar: string | null;
  company_name: string | null;
  company_name_ar: string | null;
  company_logo: string | null;
  location: string | null;
  location_ar: string | null;
  salary_from_minor: number | null;
  salary_to_minor: number | null;
  salary_currency: string | null;
  status: ApplicationStatus;
  created_at: Date;
  is_shown: boolean;
  cv_opened_at: Date | null;
};

const columns = `
  a.id, a.job_id, j.job_ref, coalesce(j.title, a.removed_job_title) as title,
  coalesce(j.title_ar, a.removed_job_title_ar) as title_ar,
  coalesce(c.name, a.removed_company_name) as company_name,
  coalesce(c.name_ar, a.removed_company_name_ar) as company_name_ar, c.logo as company_logo,
  j.location, j.location_ar, j.salary_from_minor, j.salary_to_minor, j.salary_currency,
  a.status, a.created_at, coalesce(j.shown, false) as is_shown,
  (select o.created_at from cv_openings o where o.application_id = a.id and o.opened_by = 'company'
   order by o.id desc limit 1) as cv_opened_at`;

const source = `applications a
  left join jobs j on j.id = a.job_id
  left join companies c on c.id = j.company_id`;

/** $1 account, $2 before this id, $3 how many. */
export const selectOwn = prepared<ApplicationRow>(
  'applications-of-account',
  `select ${columns} from ${source}
   where a.account_id = $1 and a.id < $2 order by a.id desc limit $3`,
);

const words = `search_vector(concat_ws(' ', j.title, j.title_ar, a.removed_job_title,
  a.removed_job_title_ar, c.name, c.name_ar, a.removed_company_name, a.removed_company_name_ar))`;

/** As above; $4 the words. One person's applications are few, so they are read through. */
export const searchOwn = prepared<ApplicationRow>(
  'applications-searched',
  `select ${columns} from ${source}
   where a.account_id = $1 and a.id < $2 and ${words} @@ prefix_query($4)
   order by a.id desc limit $3`,
);

/** $1 account, $2 job. */
export const selectOwnForJob = prepared<ApplicationRow>(
  'application-for-job',
  `select ${columns} from ${source}
   where a.account_id = $1 and a.job_id = $2 and a.status <> 'withdrawn'`,
);

export type ApplicationDetailRow = ApplicationRow & {
  name: string;
  email: string;
  cv_name: string | null;
  cv_kept_until: string;
};

/** $1 account, $2 application, $3 today. */
export const selectOwnDetail = prepared<ApplicationDetailRow>(
  'application-detail',
  `select ${columns}, a.name, a.email, to_char(${cvKeptUntil}, 'YYYY-MM-DD') as cv_kept_until,
     case when a.cv_file is not null and ${cvKeptUntil} >= $3::date then a.cv_name end as cv_name
   from ${source} where a.account_id = $1 and a.id = $2`,
);

export const selectSteps = prepared<{ status: ApplicationStatus; created_at: Date }>(
  'application-steps',
  'select status, created_at from application_steps where application_id = $1 order by id',
);

const OPENINGS_SHOWN = 50;

export const selectOpenings = prepared<{ opened_by: 'company' | 'operator'; created_at: Date }>(
  'cv-openings',
  `select opened_by, created_at from cv_openings where application_id = $1
   order by id desc limit ${OPENINGS_SHOWN}`,
);

/** An application as its applicant is told of it. */
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
    is_shown: row.is_shown,
    can_withdraw: !isDecided(row.status),
    cv_opened_at: row.cv_opened_at?.toISOString() ?? null,
  };
}
