import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { todayAt } from '#platform/dates/validity.ts';
import { type FileStore, removeStoredFile } from '#platform/files/file-store.ts';
import { privateFolderOf } from '#platform/files/private-file.ts';
import { cvKeptUntil } from './applications.queries.ts';

const AT_ONCE = 200;
/** A younger file may belong to an application that is just being made. */
const ORPHAN_AFTER_MS = 86_400_000;

type SweepParts = { readonly pool: pg.Pool; readonly files: FileStore; readonly now: Date };

/** The record forgets the file first: a file that nothing names is found by the search below. */
async function forgetOld({ pool, now }: SweepParts): Promise<readonly string[]> {
  const { rows } = await pool.query<{ cv_file: string }>(
    `with due as (
       select a.id, a.cv_file from applications a left join jobs j on j.id = a.job_id
       where a.cv_file is not null and ${cvKeptUntil} < $1::date
       limit ${AT_ONCE} for update of a skip locked)
     update applications set cv_file = null from due where applications.id = due.id
     returning due.cv_file`,
    [todayAt(now)],
  );
  return rows.map(({ cv_file }) => cv_file);
}

/** Files that no application names, such as those of one that failed half-way. */
async function findOrphans({ pool, files, now }: SweepParts): Promise<readonly string[]> {
  const folder = privateFolderOf('cvs');
  const names = await readdir(join(files.root, folder)).catch(() => []);
  const orphans: string[] = [];
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const paths = names.slice(from, from + AT_ONCE).map((name) => `${folder}/${name}`);
    const { rows } = await pool.query<{ cv_file: string }>(
      'select cv_file from applications where cv_file = any($1)',
      [paths],
    );
    const named = new Set(rows.map(({ cv_file }) => cv_file));
    for (const path of paths.filter((each) => !named.has(each))) {
      const found = await stat(join(files.root, path)).catch(() => undefined);
      if (found && now.getTime() - found.mtimeMs > ORPHAN_AFTER_MS) orphans.push(path);
    }
  }
  return orphans;
}

/** Removes CVs whose time is over; answers how many files went. */
export async function removeOldCvs(parts: SweepParts): Promise<number> {
  const gone = [...(await forgetOld(parts)), ...(await findOrphans(parts))];
  for (const path of gone) await removeStoredFile(parts.files, path);
  return gone.length;
}
