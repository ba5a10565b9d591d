import * as z from 'zod/mini';
import { companyFacts } from '#features/companies/server/public.ts';
import { applicationStatuses } from '#features/jobs/applications/application-statuses.ts';
import { cvOpeners } from '#features/jobs/applications/applications.contract.ts';
import { jobs } from '#features/jobs/server/jobs.table.ts';
import { bigint, json, nullable, oneOf, text, timestamp } from '#platform/database/columns.ts';
import { homeDayOf } from '#platform/database/home-days.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import {
  type ExportedFile,
  type PersonalDataSource,
  recordsFile,
} from '#platform/privacy/personal-data.ts';
import { applicationSteps } from './application-steps.table.ts';
import { applications } from './applications.table.ts';
import { cvOpenings } from './cv-openings.table.ts';
import { tellApplicants } from './job-removed.ts';

const at = z.string();

const selectApplications = query({
  name: 'applications.of-person',
  values: { account: bigint },
  row: {
    id: bigint,
    job_title: nullable(text),
    company_name: nullable(text),
    status: oneOf(applicationStatuses),
    name: text,
    email: text,
    cv_name: text,
    cv_file: nullable(text),
    created_at: timestamp,
    answer_by: nullable(text),
    history: nullable(json(z.array(z.object({ status: z.enum(applicationStatuses), at })))),
    cv_openings: nullable(json(z.array(z.object({ by: z.enum(cvOpeners), at })))),
  },
  sql: sql`
    select a.id, coalesce(j.title, a.removed_job_title) as job_title,
      coalesce(c.name, a.removed_company_name) as company_name, a.status, a.name, a.email,
      a.cv_name, a.cv_file, a.created_at, a.answer_by::text,
      (select json_agg(json_build_object('status', s.status, 'at', s.created_at) order by s.id)
       from ${applicationSteps} s where s.application_id = a.id) as history,
      (select json_agg(json_build_object('by', o.opened_by, 'at', o.created_at) order by o.id)
       from ${cvOpenings} o where o.application_id = a.id) as cv_openings
    from ${applications} a
    left join ${jobs} j on j.id = a.job_id left join ${companyFacts} c on c.id = j.company_id
    where a.account_id = $account order by a.id`,
});

const selectCvs = query({
  name: 'applications.cvs-of-person',
  values: { account: bigint },
  row: { cv_file: text },
  sql: sql`
    select cv_file from ${applications} where account_id = $account and cv_file is not null`,
});

const eraseApplications = command({
  name: 'applications.erase',
  values: { account: bigint },
  sql: sql`delete from ${applications} where account_id = $account`,
});

const selectJobsOf = query({
  name: 'applications.jobs-of-company',
  values: { company: bigint },
  row: { id: bigint },
  sql: sql`select id from ${jobs} where company_id = $company`,
});

const detachFromCompany = command({
  name: 'applications.loosen-from-company',
  values: { company: bigint },
  sql: sql`
    update ${applications} a set job_id = null, notes = '', removed_on = ${homeDayOf(sql`now()`)}
    from ${jobs} j where a.job_id = j.id and j.company_id = $company`,
});

/** A person's applications with their CVs, and what an erased company wrote about its applicants. */
export const applicationsPersonalData: PersonalDataSource = {
  async collect({ connection, files }, { accountId }) {
    const rows = await selectApplications.all(connection, { account: accountId });
    const cvs: ExportedFile[] = [];
    for (const { id, cv_file: path, cv_name: name } of rows) {
      if (path === null) continue;
      const content = async () => (await files.find(path))?.content;
      cvs.push({ name: `applications/${id}/${name}`, content, storedAt: path });
    }
    const records = rows.map(({ cv_file: _path, ...record }) => record);
    return [...recordsFile('applications.json', records), ...cvs];
  },
  async ownFiles(connection, { accountId }) {
    const rows = await selectCvs.all(connection, { account: accountId });
    return rows.map(({ cv_file }) => cv_file);
  },
  async erase(connection, { accountId, companyId: company }, site) {
    await eraseApplications.run(connection, { account: accountId });
    if (company === null) return;
    const jobsOfCompany = await selectJobsOf.all(connection, { company });
    await tellApplicants(
      connection,
      jobsOfCompany.map(({ id }) => id),
      site,
    );
    // Runs before the jobs are deleted: it detaches their applications and erases what the company wrote in them.
    await detachFromCompany.run(connection, { company });
  },
};
