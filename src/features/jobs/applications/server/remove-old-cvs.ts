import { jobs } from '#features/jobs/server/jobs.table.ts';
import { date, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { removeStoredFile } from '#platform/files/file-store.ts';
import type { SweepParts } from '#platform/files/remove-orphans.ts';
import { cvKeptUntil } from './applications.queries.ts';
import { applications } from './applications.table.ts';

const AT_ONCE = 200;

const forgetOldCvs = command({
  name: 'applications.forget-old-cvs',
  values: { today: date },
  row: { cv_file: text },
  sql: sql`
    with due as (
      select a.id, a.cv_file from ${applications} a left join ${jobs} j on j.id = a.job_id
      where a.cv_file is not null and ${cvKeptUntil} < $today::date
      limit ${AT_ONCE} for update of a skip locked)
    update ${applications} set cv_file = null from due where applications.id = due.id
    returning due.cv_file`,
});

/** Removes CVs past their retention; returns how many. */
export async function removeOldCvs({ pool, files, now }: SweepParts): Promise<number> {
  // The record is updated first: a file that nothing names is still found by the sweep of orphans.
  const rows = await forgetOldCvs.all(pool, { today: todayAt(now) });
  for (const { cv_file } of rows) await removeStoredFile(files, cv_file);
  return rows.length;
}
