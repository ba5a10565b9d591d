import { applicationStatuses } from '#features/jobs/applications/application-statuses.ts';
import { jobs } from '#features/jobs/server/jobs.table.ts';
import { bigint, date, nullable, oneOf, text, timestamp } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { cvKeptUntil, cvOpenedAt } from './applications.queries.ts';
import { applications } from './applications.table.ts';

const row = {
  id: bigint,
  name: text,
  email: text,
  status: oneOf(applicationStatuses),
  created_at: timestamp,
  answer_by: nullable(text),
  notes: text,
  cv_name: nullable(text),
  cv_opened_at: nullable(timestamp),
};

export type ApplicantRow = RowOf<typeof row>;

const columns = sql`
  a.id, a.name, a.email, a.status, a.created_at, a.answer_by::text, a.notes,
  case when a.cv_file is not null and ${cvKeptUntil} >= $today::date then a.cv_name end as cv_name,
  ${cvOpenedAt} as cv_opened_at`;

const source = sql`${applications} a join ${jobs} j on j.id = a.job_id`;

export const selectOwnJob = query({
  name: 'applicants.job',
  values: { company: bigint, job: bigint },
  row: { id: bigint, job_ref: text, title: text, title_ar: nullable(text) },
  sql: sql`
    select id, job_ref, title, title_ar from ${jobs} where company_id = $company and id = $job`,
});

export const selectApplicants = query({
  name: 'applicants.of-job',
  values: {
    job: bigint,
    today: date,
    before: bigint,
    atMost: bigint,
    status: nullable(oneOf(applicationStatuses)),
    words: nullable(text),
  },
  row,
  sql: sql`
    select ${columns} from ${source}
    where a.job_id = $job and a.id < $before and ($status::text is null or a.status = $status)
      and ($words::text is null or search_vector(a.name || ' ' || a.email) @@ prefix_query($words))
    order by a.id desc limit $atMost`,
});

/** All applicants of a job in the order of applying, for the export. */
export const selectAllApplicants = query({
  name: 'applicants.all-of-job',
  values: { job: bigint, today: date },
  row,
  plan: 'each call',
  sql: sql`select ${columns} from ${source} where a.job_id = $job order by a.id`,
});

export const countApplicants = query({
  name: 'applicants.counted',
  values: { job: bigint },
  row: { status: oneOf(applicationStatuses), count: bigint },
  sql: sql`
    select status, count(*) as count from ${applications} where job_id = $job group by status`,
});

export const selectApplicant = query({
  name: 'applicants.one',
  values: { id: bigint, today: date },
  row,
  sql: sql`select ${columns} from ${source} where a.id = $id`,
});

export function applicantAnswer(row: ApplicantRow) {
  const { id, created_at, cv_opened_at, ...facts } = row;
  return {
    ...facts,
    application_id: id,
    created_at: created_at.toISOString(),
    cv_opened_at: cv_opened_at?.toISOString() ?? null,
  };
}
