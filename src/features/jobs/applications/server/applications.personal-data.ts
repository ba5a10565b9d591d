import { homeDayOf } from '#platform/database/home-days.ts';
import { findStoredFile } from '#platform/files/file-store.ts';
import {
  type ExportedFile,
  type PersonalDataSource,
  recordsFile,
} from '#platform/privacy/personal-data.ts';

type Stored = { id: number; cv_file: string | null; cv_name: string };

/** Applications with their CVs; and what a company that goes had written about its applicants. */
export const applicationsPersonalData: PersonalDataSource = {
  async collect({ connection, files }, { accountId }) {
    const { rows } = await connection.query<Stored>(
      `select a.id, coalesce(j.title, a.removed_job_title) as job_title,
         coalesce(c.name, a.removed_company_name) as company_name, a.status, a.name, a.email,
         a.cv_name, a.cv_file, a.created_at,
         (select json_agg(json_build_object('status', s.status, 'at', s.created_at) order by s.id)
          from application_steps s where s.application_id = a.id) as history,
         (select json_agg(json_build_object('by', o.opened_by, 'at', o.created_at) order by o.id)
          from cv_openings o where o.application_id = a.id) as cv_openings
       from applications a
       left join jobs j on j.id = a.job_id left join companies c on c.id = j.company_id
       where a.account_id = $1 order by a.id`,
      [accountId],
    );
    const cvs: ExportedFile[] = [];
    for (const { id, cv_file: path, cv_name: name } of rows) {
      const content = path ? await findStoredFile(files, path) : undefined;
      if (content) cvs.push({ name: `applications/${id}/${name}`, content });
    }
    const records = rows.map(({ cv_file: _path, ...record }) => record);
    return [...recordsFile('applications.json', records), ...cvs];
  },
  async ownFiles(connection, { accountId }) {
    const { rows } = await connection.query<{ cv_file: string }>(
      'select cv_file from applications where account_id = $1 and cv_file is not null',
      [accountId],
    );
    return rows.map(({ cv_file }) => cv_file);
  },
  async erase(connection, { accountId }) {
    await connection.query('delete from applications where account_id = $1', [accountId]);
    // Loosened from the jobs beforehand, their applicants keep nothing that the company wrote.
    await connection.query(
      `update applications a set job_id = null, notes = '',
         removed_on = ${homeDayOf('now()')}
       from jobs j join companies c on c.id = j.company_id
       where a.job_id = j.id and c.owner_account_id = $1`,
      [accountId],
    );
  },
};
