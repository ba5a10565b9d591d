import { applicantsTexts } from '#features/jobs/applications/applicants.texts.ts';
import type {
  ApplicationStatus,
  PipelineStatus,
} from '#features/jobs/applications/application-statuses.ts';
import { applicationsTexts } from '#features/jobs/applications/applications.texts.ts';
import { conflict, notFound } from '#platform/calls/call-problem.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { type MailFacts, mailAboutMove } from './application-mails.ts';

type Owned = MailFacts & {
  status: ApplicationStatus;
  name: string;
  account_email: string;
  language: Language;
};

async function lockOwned(client: Connection, id: number, companyId: number): Promise<Owned> {
  const { rows } = await client.query<Owned>(
    `select a.status, a.name, p.email as account_email, p.language, j.id as job_id, j.company_id, j.title,
       j.title_ar, c.name as company_name, c.name_ar as company_name_ar, c.email as company_email,
       'en' as company_language
     from applications a
     join jobs j on j.id = a.job_id
     join companies c on c.id = j.company_id
     join accounts p on p.id = a.account_id
     where a.id = $1 and j.company_id = $2 for update of a`,
    [id, companyId],
  );
  const [owned] = rows;
  if (!owned) throw notFound(applicationsTexts.notFound);
  return owned;
}

export type ApplicantChange = {
  readonly id: number;
  readonly companyId: number;
  readonly status?: PipelineStatus;
  readonly notes?: string;
};

/** Moves an applicant and keeps the note. A move to where they are already is none, and mails nobody. */
export async function updateApplicantIn(
  client: Connection,
  { id, companyId, status, notes }: ApplicantChange,
  appUrl: string,
): Promise<void> {
  const owned = await lockOwned(client, id, companyId);
  if (notes !== undefined) {
    await client.query('update applications set notes = $2 where id = $1', [id, notes]);
  }
  if (status === undefined || status === owned.status) return;
  if (owned.status === 'withdrawn') throw conflict(applicantsTexts.hasWithdrawn);
  await client.query(
    `with moved as (update applications set status = $2 where id = $1 returning id, status)
     insert into application_steps (application_id, status) select id, status from moved`,
    [id, status],
  );
  const { name, language, account_email: accountEmail } = owned;
  const applicant = { name, language, accountEmail };
  await mailAboutMove(client, { facts: owned, applicant, appUrl }, status);
}
