import { companyFacts } from '#features/companies/server/public.ts';
import { bigint, date, nullable, text, tsquery } from '#platform/database/columns.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { GLANCED_AT } from '#platform/database/word-search.ts';
import { jobs } from './jobs.table.ts';

const card = {
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
  country: text,
  company_id: bigint,
  company_name: text,
  company_name_ar: nullable(text),
  company_logo: nullable(text),
};

export type JobRow = RowOf<typeof card>;

const columns = sql`
  j.id, j.job_ref, j.title, j.title_ar, j.details, j.details_ar, j.start_date::text,
  j.expiry_date::text, j.location, j.location_ar, j.salary_from_minor, j.salary_to_minor,
  j.salary_currency, j.country, j.company_id, c.name as company_name,
  c.name_ar as company_name_ar, c.logo as company_logo`;

/** The ids come from an index alone, however rare the country; only what is shown is then read. */
function cardsOf(ids: Sql): Sql {
  return sql`
    select ${columns} from (${ids}) as listed
    join ${jobs} j on j.id = listed.id
    join ${companyFacts} c on c.id = j.company_id
    order by j.start_date desc, j.id desc`;
}

/** Open today, and begun before that day or on it with a lower id: so many of them. */
const range = { today: date, beforeDate: date, beforeId: bigint, atMost: bigint };

const isOpen = sql`
  expiry_date >= $today::date and (start_date, id) < ($beforeDate::date, $beforeId::bigint)`;
const newestFirst = sql`order by start_date desc, id desc`;

/** From 0 to the class of two centuries; see the column. */
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
  row: card,
  sql: cardsOf(newestOpen(sql`$atMost`)),
});

const searched = { country: text, ...range, question: nullable(tsquery) };

/** Looks at the newest jobs only: a common word is found there at once. */
export const glanceJobs = query({
  name: 'jobs.glanced',
  values: searched,
  row: card,
  sql: cardsOf(sql`
    select found.id from (${newestOpen(sql`${GLANCED_AT}`)}) as newest
    join ${jobs} found on found.id = newest.id
    where found.words @@ $question::tsquery
    order by found.start_date desc, found.id desc limit $atMost`),
});

/** Looks everywhere, through the index of words: right for a word that is not common. */
export const searchJobs = query({
  name: 'jobs.searched',
  values: searched,
  row: card,
  sql: sql`
    with found as materialized (
      select id, start_date from ${jobs}
      where shown and country = $country and ${isOpen} and words @@ $question::tsquery
    ) ${cardsOf(sql`select id from found ${newestFirst} limit $atMost`)}`,
});

export const selectCompanyJobs = query({
  name: 'jobs.of-company',
  values: { company: bigint, ...range },
  row: card,
  sql: cardsOf(sql`
    select id from ${jobs} where shown and company_id = $company and ${isOpen}
    ${newestFirst} limit $atMost`),
});

export const selectJob = query({
  name: 'jobs.detail',
  values: { ref: text },
  row: card,
  sql: sql`
    select ${columns} from ${jobs} j join ${companyFacts} c on c.id = j.company_id
    where j.job_ref = $ref and j.shown`,
});
