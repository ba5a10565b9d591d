import { buffer } from 'node:stream/consumers';
import {
  CV_PAGES_PICTURED,
  downloadCv,
  pictureCv,
} from '#features/jobs/applications/applications.contract.ts';
import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import { jobs } from '#features/jobs/server/jobs.table.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { bigint, date, nullable, oneOf, text } from '#platform/database/columns.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { documentKinds, documentTypes } from '#platform/files/document-kind.ts';
import { picturePages } from '#platform/files/picture-pages.ts';
import { findFileStream } from '#platform/files/private-file.ts';
import { cvKeptUntil } from './applications.queries.ts';
import { applications } from './applications.table.ts';
import { cvOpenings } from './cv-openings.table.ts';
import { trimHistory } from './trim-history.ts';

const cvRow = {
  account_id: bigint,
  company_id: nullable(bigint),
  cv_file: nullable(text),
  cv_name: text,
  cv_type: oneOf(documentKinds),
};

/** An expired CV counts as gone, whether its file is already removed or not. */
const selectCv = query({
  name: 'applications.cv',
  values: { id: bigint, today: date },
  row: cvRow,
  sql: sql`
    select a.account_id, j.company_id, a.cv_name, a.cv_type,
      case when ${cvKeptUntil} >= $today::date then a.cv_file end as cv_file
    from ${applications} a left join ${jobs} j on j.id = a.job_id where a.id = $id`,
});

const insertOpening = command({
  name: 'applications.cv-opened',
  values: { application: bigint, account: bigint },
  sql: sql`
    with noted as (
      insert into ${cvOpenings} (application_id, opened_by, account_id)
      values ($application, 'company', $account)
    ) ${trimHistory(cvOpenings, raw('$application'))}`,
});

type ReaderContext = OperationContext & { readonly caller: Caller };

/** Operators are not among the readers: whoever runs the portal reads no CVs. */
function readerOf(
  row: RowOf<typeof cvRow>,
  { accountId, userType, company }: Caller,
): 'applicant' | 'company' | null {
  if (row.account_id === accountId) return 'applicant';
  const isCompany = userType === 1 && company?.isApproved && company.id === row.company_id;
  return isCompany ? 'company' : null;
}

/** For everybody else the application does not exist. */
async function requireCv(id: number, context: ReaderContext) {
  const { caller, database, files, now } = context;
  const row = await selectCv.first(database.pool, { id, today: todayAt(now) });
  const reader = row && readerOf(row, caller);
  if (!row || !reader) throw notFound(texts.notFound);
  const content = row.cv_file ? await findFileStream(files, row.cv_file) : undefined;
  if (!content) throw notFound(texts.cvGone);
  const recordOpening = async () => {
    if (reader !== 'company') return;
    // What nobody is to read is closed, not left to the collector of garbage.
    await insertOpening
      .run(database.pool, { application: id, account: caller.accountId })
      .catch((error: unknown) => {
        content.destroy();
        throw error;
      });
  };
  return { name: row.cv_name, kind: row.cv_type, content, recordOpening };
}

const cv = operation(downloadCv, async ({ application_id: id }, context) => {
  const { name, kind, content, recordOpening } = await requireCv(id, context);
  await recordOpening();
  return { fileName: name, contentType: documentTypes[kind], content };
});

/** Seeing the preview counts as opening the CV, and the applicant is shown that too. */
const cvPicture = operation(pictureCv, async ({ application_id: id }, context) => {
  const { name, kind, content, recordOpening } = await requireCv(id, context);
  const bytes = await buffer(content);
  const drawn = kind === 'pdf' ? await picturePages(bytes, CV_PAGES_PICTURED) : undefined;
  if (!drawn) throw notFound(texts.cvNoPicture);
  await recordOpening();
  return { fileName: `${name}.webp`, contentType: 'image/webp', content: Buffer.from(drawn.wide) };
});

export const cvOperations: readonly Operation[] = [cv, cvPicture];
