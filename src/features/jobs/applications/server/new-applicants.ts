import { jobs } from '#features/jobs/server/jobs.table.ts';
import { bigint, nullable, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { applications } from './applications.table.ts';

const SHOWN = 5;
const MOST_TITLES = 50;

const countNew = query({
  name: 'applicants.count-new',
  values: { company: bigint },
  row: { count: bigint },
  sql: sql`
    select count(*) from ${jobs} j join ${applications} a on a.job_id = j.id
    where j.company_id = $company and a.status = 'pending'`,
});

const selectNew = query({
  name: 'applicants.newest',
  values: { company: bigint, atMost: bigint },
  row: {
    application_id: bigint,
    name: text,
    job_id: bigint,
    title: text,
    title_ar: nullable(text),
    created_at: timestamp,
  },
  sql: sql`
    select a.id as application_id, a.name, j.id as job_id, j.title, j.title_ar, a.created_at
    from ${jobs} j join ${applications} a on a.job_id = j.id
    where j.company_id = $company and a.status = 'pending' order by a.id desc limit $atMost`,
});

const selectTitles = query({
  name: 'jobs.titles-of-company',
  values: { company: bigint, atMost: bigint },
  row: { id: bigint, title: text, title_ar: nullable(text) },
  sql: sql`
    select id, title, title_ar from ${jobs} where company_id = $company
    order by id desc limit $atMost`,
});

/** Applicants that nobody has looked at yet, and the jobs whose figures can be asked for. */
export async function readNewApplicants(
  connection: Connection,
  company: number,
  language: Language,
) {
  const [counted, newest, titles] = await Promise.all([
    countNew.one(connection, { company }),
    selectNew.all(connection, { company, atMost: SHOWN }),
    selectTitles.all(connection, { company, atMost: MOST_TITLES }),
  ]);
  return {
    new_applicants: counted.count,
    applicants: newest.map(({ title, title_ar, created_at, ...facts }) => ({
      ...facts,
      job_title: inLanguage(language, title, title_ar),
      created_at: created_at.toISOString(),
    })),
    jobs: titles.map(({ id, title, title_ar }) => ({
      id,
      title: inLanguage(language, title, title_ar),
    })),
  };
}
