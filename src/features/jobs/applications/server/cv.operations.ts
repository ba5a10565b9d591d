import type { ApplicationStatus } from '#features/jobs/applications/application-statuses.ts';
import { downloadCv } from '#features/jobs/applications/applications.contract.ts';
import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { prepared } from '#platform/database/prepared.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { DocumentKind } from '#platform/files/document-kind.ts';
import { findFileStream } from '#platform/files/private-file.ts';
import { cvKeptUntil } from './applications.queries.ts';

type CvRow = {
  account_id: number;
  company_id: number | null;
  status: ApplicationStatus;
  cv_file: string | null;
  cv_name: string;
  cv_type: DocumentKind;
};

/** $1 application, $2 today: what is too old is not there, whether it was removed yet or not. */
const selectCv = prepared<CvRow>(
  'application-cv',
  `select a.account_id, j.company_id, a.status, a.cv_name, a.cv_type,
     case when ${cvKeptUntil} >= $2::date then a.cv_file end as cv_file
   from applications a left join jobs j on j.id = a.job_id where a.id = $1`,
);

const contentTypes: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

type Reader = 'applicant' | 'company' | 'operator';

function readerOf(row: CvRow, { accountId, userType, company, isAdmin }: Caller): Reader | null {
  if (row.account_id === accountId) return 'applicant';
  const isCompany = userType === 1 && company?.isApproved && company.id === row.company_id;
  if (isCompany) return 'company';
  return isAdmin ? 'operator' : null;
}

/** To everybody else the application does not exist. */
const cv = operation(downloadCv, async ({ application_id: id }, context) => {
  const { caller, database, files, now } = context;
  const [row] = await selectCv(database.pool, [id, todayAt(now)]);
  const reader = row && readerOf(row, caller);
  if (!row || !reader) throw notFound(texts.notFound);
  const content = row.cv_file ? await findFileStream(files, row.cv_file) : undefined;
  if (!content) throw notFound(texts.cvGone);
  if (reader !== 'applicant') {
    await database.pool.query(
      'insert into cv_openings (application_id, opened_by, account_id) values ($1, $2, $3)',
      [id, reader, caller.accountId],
    );
  }
  return { fileName: row.cv_name, contentType: contentTypes[row.cv_type], content };
});

export const cvOperations: readonly Operation[] = [cv];
