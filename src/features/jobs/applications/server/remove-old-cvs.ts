import { todayAt } from '#platform/dates/validity.ts';
import { removeStoredFile } from '#platform/files/file-store.ts';
import type { SweepParts } from '#platform/files/remove-orphans.ts';
import { cvKeptUntil } from './applications.queries.ts';

const AT_ONCE = 200;

/** Removes CVs whose time is over; answers how many went. */
export async function removeOldCvs({ pool, files, now }: SweepParts): Promise<number> {
  // The record forgets the file first: a file that nothing names is found by the sweep of orphans.
  const { rows } = await pool.query<{ cv_file: string }>(
    `with due as (
       select a.id, a.cv_file from applications a left join jobs j on j.id = a.job_id
       where a.cv_file is not null and ${cvKeptUntil} < $1::date
       limit ${AT_ONCE} for update of a skip locked)
     update applications set cv_file = null from due where applications.id = due.id
     returning due.cv_file`,
    [todayAt(now)],
  );
  for (const { cv_file } of rows) await removeStoredFile(files, cv_file);
  return rows.length;
}
