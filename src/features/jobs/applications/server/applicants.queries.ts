import type { ApplicationStatus } from '#features/jobs/applications/application-statuses.ts';
import { prepared } from '#platform/database/prepared.ts';
import { cvKeptUntil } from './applications.queries.ts';

export type ApplicantRow = {
  id: number;
  name: string;
  email: string;
  status: ApplicationStatus;
  created_at: Date;
  notes: string;
  cv_name: string | null;
  cv_opened_at: Date | null;
};

/** `today` is the parameter that says which day it is. */
const columnsOn = (today: string) => `
  a.id, a.name, a.email, a.status, a.created_at, a.notes,
  case when a.cv_file is not null and ${cvKeptUntil} >= ${today}::date then a.cv_name end as cv_name,
  (select o.created_at from cv_openings o where o.application_id = a.id and o.opened_by = 'company'
   order by o.id desc limit 1) as cv_opened_at`;

export type JobOfApplicants = {
  id: number;
  job_ref: string;
  title: string;
  title_ar: string | null;
};

/** $1 company, $2 job. */
export const selectOwnJob = prepared<JobOfApplicants>(
  'applicants-job',
  'select id, job_ref, title, title_ar from jobs where company_id = $1 and id = $2',
);

/** $1 job, $2 today, $3 before this id, $4 how many, $5 a status or null, $6 words or null. */
export const selectApplicants = prepared<ApplicantRow>(
  'applicants-of-job',
  `select ${columnsOn('$2')} from applications a join jobs j on j.id = a.job_id
   where a.job_id = $1 and a.id < $3 and ($5::text is null or a.status = $5)
     and ($6::text is null or search_vector(a.name || ' ' || a.email) @@ prefix_query($6))
   order by a.id desc limit $4`,
);

export const countApplicants = prepared<{ status: ApplicationStatus; count: number }>(
  'applicants-counted',
  'select status, count(*) as count from applications where job_id = $1 group by status',
);

/** $1 application, $2 today. */
export const selectApplicant = prepared<ApplicantRow>(
  'applicant',
  `select ${columnsOn('$2')} from applications a join jobs j on j.id = a.job_id where a.id = $1`,
);

export function applicantAnswer(row: ApplicantRow) {
  const { id, created_at, cv_opened_at, ...facts } = row;
  return {
    ...facts,
    application_id: id,
    created_at: created_at.toISOString(),
    cv_opened_at: cv_opened_at?.toISOString() ?? null,
  };
}
