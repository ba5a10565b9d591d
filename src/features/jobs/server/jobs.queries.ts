import { prepared } from '#platform/database/prepared.ts';
import { GLANCED_AT } from '#platform/database/word-search.ts';

export type JobRow = {
  id: number;
  job_ref: string;
  title: string;
  title_ar: string | null;
  details: string;
  details_ar: string | null;
  start_date: string;
  expiry_date: string;
  location: string | null;
  location_ar: string | null;
  salary_from_minor: number | null;
  salary_to_minor: number | null;
  salary_currency: string | null;
  country: string;
  company_id: number;
  company_name: string;
  company_name_ar: string | null;
  company_logo: string | null;
};

const columns = `
  j.id, j.job_ref, j.title, j.title_ar, j.details, j.details_ar,
  to_char(j.start_date, 'YYYY-MM-DD') as start_date,
  to_char(j.expiry_date, 'YYYY-MM-DD') as expiry_date, j.location, j.location_ar,
  j.salary_from_minor, j.salary_to_minor, j.salary_currency, j.country,
  j.company_id, c.name as company_name, c.name_ar as company_name_ar, c.logo as company_logo`;

/** The ids come from an index alone, however rare the country; only what is shown is then read. */
function cardsOf(ids: string): string {
  return `select ${columns} from (${ids}) as listed
    join jobs j on j.id = listed.id
    join companies c on c.id = j.company_id
    order by j.start_date desc, j.id desc`;
}

const isOpen = 'expiry_date >= $2::date and (start_date, id) < ($3::date, $4::bigint)';
const newestFirst = 'order by start_date desc, id desc';

/** From 0 to the class of two centuries; see the column. */
const durationClasses = 'generate_series(0, 17) as class';

/** The newest open jobs of a country. $1 country, $2 today, $3 and $4 before this start date and id. */
function newestOpen(limit: string): string {
  return `select open.id, open.start_date from ${durationClasses}
    cross join lateral (
      select id, start_date from jobs
      where shown and country = $1 and duration_class = class
        and start_date > $2::date - (1 << class) and ${isOpen}
      ${newestFirst} limit ${limit}
    ) as open
    ${newestFirst} limit ${limit}`;
}

/** $1 country, $2 today, $3 and $4 before this start date and id, $5 how many. */
export const selectJobs = prepared<JobRow>('jobs-of-country', cardsOf(newestOpen('$5')));

/** As above; $6 the question. Looks at the newest jobs only: a common word is found there at once. */
export const glanceJobs = prepared<JobRow>(
  'jobs-glanced',
  cardsOf(`select jobs.id from (${newestOpen(String(GLANCED_AT))}) as newest
    join jobs on jobs.id = newest.id
    where words @@ $6::tsquery
    order by jobs.start_date desc, jobs.id desc limit $5`),
);

/** As above. Looks everywhere, through the index of words: right for a word that is not common. */
export const searchJobs = prepared<JobRow>(
  'jobs-searched',
  `with found as materialized (
     select id, start_date from jobs
     where shown and country = $1 and ${isOpen} and words @@ $6::tsquery
   ) ${cardsOf(`select id from found ${newestFirst} limit $5`)}`,
);

/** $1 company, $2 today, $3 and $4 before this start date and id, $5 how many. */
export const selectCompanyJobs = prepared<JobRow>(
  'jobs-of-company',
  cardsOf(`select id from jobs where shown and company_id = $1 and ${isOpen}
    ${newestFirst} limit $5`),
);

export const selectJob = prepared<JobRow>(
  'job-detail',
  `select ${columns} from jobs j join companies c on c.id = j.company_id
   where j.job_ref = $1 and j.shown`,
);
