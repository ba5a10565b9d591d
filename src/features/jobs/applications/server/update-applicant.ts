import { accountFacts } from '#features/accounts/server/public.ts';
import { companyFacts } from '#features/companies/server/public.ts';
import { applicantsTexts } from '#features/jobs/applications/applicants.texts.ts';
import {
  type ApplicationStatus,
  applicationStatuses,
  type PipelineStatus,
  statusText,
} from '#features/jobs/applications/application-statuses.ts';
import { applicationsTexts } from '#features/jobs/applications/applications.texts.ts';
import { jobs } from '#features/jobs/server/jobs.table.ts';
import { conflict, notFound } from '#platform/calls/call-problem.ts';
import { bigint, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { languages } from '#platform/i18n/languages.ts';
import { mailAboutMove } from './application-mails.ts';
import { applicationSteps } from './application-steps.table.ts';
import { applications } from './applications.table.ts';
import { jobNameColumns, jobNames } from './mail-facts.ts';
import { trimHistory } from './trim-history.ts';

export const lockOwned = query({
  name: 'applicants.lock-owned',
  values: { id: bigint, company: bigint },
  row: {
    status: oneOf(applicationStatuses),
    notes: text,
    name: text,
    email: text,
    account_email: text,
    language: oneOf(languages),
    ...jobNames,
  },
  sql: sql`
    select a.status, a.notes, a.name, a.email, person.email as account_email, person.language, ${jobNameColumns}
    from ${applications} a
    join ${jobs} j on j.id = a.job_id
    join ${companyFacts} c on c.id = j.company_id
    join ${accountFacts} person on person.id = a.account_id
    where a.id = $id and j.company_id = $company for update of a`,
});

const writeNotes = command({
  name: 'applicants.write-notes',
  values: { id: bigint, notes: text },
  sql: sql`update ${applications} set notes = $notes where id = $id`,
});

/** Sets a status and adds it to the history. */
export const moveApplicant = command({
  name: 'applicants.move',
  values: { id: bigint, status: oneOf(applicationStatuses) },
  sql: sql`
    with moved as (
      update ${applications} set status = $status where id = $id returning id, status),
    noted as (
      insert into ${applicationSteps} (application_id, status) select id, status from moved
    ) ${trimHistory(applicationSteps, raw('$id'))}`,
});

/** The hold of a rejection's mail. */
export const holdOf = (application: number) => `rejection:${application}`;

export type ApplicantChange = {
  readonly id: number;
  readonly companyId: number;
  readonly status?: PipelineStatus;
  readonly notes?: string;
  /** The values that the person making the change saw. */
  readonly seen?: { readonly status?: ApplicationStatus; readonly notes?: string };
};

type Standing = {
  readonly name: string;
  readonly status: ApplicationStatus;
  readonly notes: string;
};

/** Two people may work on the same applicant: a change based on outdated values is refused. */
function requireUnchanged(now: Standing, { status, notes, seen = {} }: ApplicantChange): void {
  const isMoved = seen.status !== undefined && seen.status !== now.status;
  if (status !== undefined && status !== now.status && isMoved) {
    throw conflict(applicantsTexts.movedMeanwhile, {
      name: now.name,
      status: statusText(now.status),
    });
  }
  const isNoted = seen.notes !== undefined && seen.notes !== now.notes;
  if (notes !== undefined && notes !== now.notes && isNoted) {
    throw conflict(applicantsTexts.notedMeanwhile);
  }
}

/** Changes an applicant's status and notes. Setting the current status again is no change and sends no mail. */
export async function updateApplicantIn(
  client: Connection,
  change: ApplicantChange,
  appUrl: string,
): Promise<void> {
  const { id, companyId, status, notes } = change;
  const owned = await lockOwned.first(client, { id, company: companyId });
  if (!owned) throw notFound(applicationsTexts.notFound);
  const isMove = status !== undefined && status !== owned.status;
  if (isMove && owned.status === 'withdrawn') throw conflict(applicantsTexts.hasWithdrawn);
  requireUnchanged(owned, change);
  if (notes !== undefined) await writeNotes.run(client, { id, notes });
  if (!isMove) return;
  await moveApplicant.run(client, { id, status });
  const { name, language, account_email: accountEmail } = owned;
  const applicant = { name, language, accountEmail };
  // A rejection can be undone for a moment, so its mail is held that long.
  const hold = status === 'rejected' ? holdOf(id) : undefined;
  await mailAboutMove(client, { facts: owned, applicant, appUrl }, { status, hold });
}
