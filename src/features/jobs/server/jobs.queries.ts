import {
  answerColumns,
  answersRow,
  companyFacts,
  joinAnswers,
} from '#features/companies/server/public.ts';
import { array, bigint, date, int, nullable, text } from '#platform/database/columns.ts';
import { rowsOf } from '#platform/database/followed-rows.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { jobs } from './jobs.table.ts';

/** The columns of a job in lists. */
export const jobCard = {
  id: bigint,
  job_ref: text,
  title: text,
  title_ar: nullable(text),
  details: text,
  details_ar: nullable(text),
  start_date: text,
  expiry_date: text,
  location: nullable(text),
  location_ar: nullable(text),
  salary_from_minor: nullable(bigint),
  salary_to_minor: nullable(bigint),
  salary_currency: nullable(text),
  profession: nullable(text),
  employment_kind: nullable(text),
  workplace: nullable(text),
  experience_years: nullable(int),
  education: nullable(text),
  licence: nullable(text),
  answer_within_days: int,
  requirements: nullable(text),
  requirements_ar: nullable(text),
  benefits: nullable(text),
  benefits_ar: nullable(text),
  country: text,
  company_id: bigint,
  company_name: text,
  company_name_ar: nullable(text),
  company_logo: nullable(text),
};

export type JobRow = RowOf<typeof jobCard>;

/** Columns of the job `j` and its company `c`. */
export const jobColumns = sql`
  j.id, j.job_ref, j.title, j.title_ar, j.details, j.details_ar, j.start_date::text,
  j.expiry_date::text, j.location, j.location_ar, j.salary_from_minor, j.salary_to_minor,
  j.salary_currency, j.profession, j.employment_kind, j.workplace, j.experience_years, j.education,
  j.licence, j.answer_within_days, j.requirements, j.requirements_ar, j.benefits, j.benefits_ar, j.country, j.company_id, c.name as company_name,
  c.name_ar as company_name_ar, c.logo as company_logo`;

/** The ids come from an index-only scan, however rare the country; only the rows to show are then read. */
function cardsOf(ids: Sql): Sql {
  return sql`
    select ${jobColumns} from (${ids}) as listed
    join ${jobs} j on j.id = listed.id
    join ${companyFacts} c on c.id = j.company_id
    order by j.start_date desc, j.id desc`;
}

/** Jobs that are open today and come after the cursor, newest first, up to a limit. */
const range = { today: date, beforeDate: date, beforeId: bigint, atMost: bigint };

const isOpen = sql`
  expiry_date >= $today::date and (start_date, id) < ($beforeDate::date, $beforeId::bigint)`;
const newestFirst = sql`order by start_date desc, id desc`;

/** Classes of duration from 0 up to two centuries; see the column's comment. */
const durationClasses = sql`generate_series(0, 17) as class`;

/** The newest open jobs of a country. */
function newestOpen(limit: Sql): Sql {
  return sql`
    select open.id, open.start_date from ${durationClasses}
    cross join lateral (
      select id, start_date from ${jobs}
      where shown and country = $country and duration_class = class
        and start_date > $today::date - (1 << class) and ${isOpen}
      ${newestFirst} limit ${limit}
    ) as open
    ${newestFirst} limit ${limit}`;
}

export const selectJobs = query({
  name: 'jobs.of-country',
  values: { country: text, ...range },
  row: jobCard,
  sql: cardsOf(newestOpen(sql`$atMost`)),
  follows: [rowsOf(jobs, { country: '$country' }), rowsOf(companyFacts, { id: 'company_id' })],
});

export const selectCompanyJobs = query({
  name: 'jobs.of-company',
  values: { company: bigint, ...range },
  row: jobCard,
  sql: cardsOf(sql`
    select id from ${jobs} where shown and company_id = $company and ${isOpen}
    ${newestFirst} limit $atMost`),
  follows: [rowsOf(jobs, { company_id: '$company' }), rowsOf(companyFacts, { id: '$company' })],
});

/** How a company answers its applicants. */
export const selectJobAnswers = query({
  name: 'jobs.answers-of-company',
  values: { company: bigint },
  row: answersRow,
  sql: sql`
    select ${answerColumns} from ${companyFacts} c ${joinAnswers('applications')}
    where c.id = $company`,
});

export const selectJob = query({
  name: 'jobs.detail',
  values: { ref: text, today: date },
  row: { ...jobCard, company_website: nullable(text), company_open_jobs: bigint, ...answersRow },
  sql: sql`
    select ${jobColumns}, c.website as company_website,
      (select count(*) from ${jobs} other
       where other.company_id = j.company_id and other.shown and other.expiry_date >= $today::date)
        as company_open_jobs, ${answerColumns}
    from ${jobs} j join ${companyFacts} c on c.id = j.company_id ${joinAnswers('applications')}
    where j.job_ref = $ref and j.shown`,
  follows: [
    rowsOf(jobs, { job_ref: '$ref' }),
    rowsOf(jobs, { company_id: 'company_id' }),
    rowsOf(companyFacts, { id: 'company_id' }),
  ],
});

/**
 * Open jobs of the same profession in the country, then of related professions, then of the same company; within each
 * the newest first.
 */
export const selectSimilarJobs = query({
  name: 'jobs.similar',
  values: {
    job: bigint,
    country: text,
    company: bigint,
    profession: nullable(text),
    near: array(text),
    today: date,
    atMost: bigint,
  },
  row: jobCard,
  sql: sql`
    with candidates as (
      select open.id, case when kin.profession = $profession::text then 0 else 1 end as distance
      from unnest($near::text[]) as kin (profession) cross join ${durationClasses}
      cross join lateral (
        select id from ${jobs}
        where shown and country = $country and profession = kin.profession
          and duration_class = class and start_date > $today::date - (1 << class)
          and expiry_date >= $today::date and id <> $job
        ${newestFirst} limit $atMost
      ) as open
      union all
      (select id, 2 from ${jobs}
       where shown and company_id = $company and expiry_date >= $today::date and id <> $job
       ${newestFirst} limit $atMost)
    ), nearest as (
      select id, min(distance) as distance from candidates group by id
    )
    select ${jobColumns} from nearest
    join ${jobs} j on j.id = nearest.id
    join ${companyFacts} c on c.id = j.company_id
    order by nearest.distance, j.start_date desc, j.id desc limit $atMost`,
  follows: [
    rowsOf(jobs, { country: '$country', profession: '$near' }),
    rowsOf(jobs, { company_id: '$company' }),
    rowsOf(companyFacts, { id: 'company_id' }),
  ],
});
