import { inboxTexts } from '#features/enquiries/inbox/inbox.texts.ts';
import { readQuotations } from '#features/enquiries/quotations/server/read-quotations.ts';
import { downloadRequestFile } from '#features/enquiries/requests/lead-request.contract.ts';
import { enquiries } from '#features/enquiries/server/enquiries.table.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { operation } from '#platform/calls/operation.ts';
import { bigint, bool, int, nullable, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { documentKinds, documentTypes } from '#platform/files/document-kind.ts';
import { findFileStream } from '#platform/files/private-file.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { quoteRequestFiles } from './quote-request-files.table.ts';
import { quoteRequestLines } from './quote-request-lines.table.ts';
import { quoteRequests } from './quote-requests.table.ts';

const selectRequest = query({
  name: 'requests.of-lead',
  values: { enquiry: bigint },
  row: { id: bigint, is_matched: bool, needed_by: nullable(text) },
  sql: sql`
    select r.id, r.is_matched, r.needed_by::text from ${quoteRequests} r
    join ${enquiries} e on e.request_id = r.id where e.id = $enquiry`,
});

const selectLines = query({
  name: 'requests.lines-of-lead',
  values: { enquiry: bigint },
  row: {
    id: bigint,
    product_id: nullable(bigint),
    title: text,
    title_ar: nullable(text),
    quantity: int,
    note: text,
  },
  sql: sql`
    select id, product_id, title, title_ar, quantity, note from ${quoteRequestLines}
    where enquiry_id = $enquiry order by id`,
});

const selectFiles = query({
  name: 'requests.files',
  values: { request: bigint },
  row: { id: bigint, name: text },
  sql: sql`
    select id, file_name as name from ${quoteRequestFiles} where request_id = $request order by id`,
});

export async function readLines(connection: Connection, enquiry: number, language: Language) {
  const rows = await selectLines.all(connection, { enquiry });
  return rows.map(({ id, product_id, title, title_ar, quantity, note }) => ({
    ...{ id, quantity, note },
    title: inLanguage(language, title, title_ar),
    path: product_id === null ? null : `/product/${product_id}`,
  }));
}

export const readRequestFiles = (connection: Connection, request: number) =>
  selectFiles.all(connection, { request });

/** The request behind a lead, as its company sees it; it does not tell who else was asked. */
export async function findLeadRequest(connection: Connection, enquiry: number, language: Language) {
  const found = await selectRequest.first(connection, { enquiry });
  if (!found) return null;
  const { id, is_matched, needed_by } = found;
  return {
    ...{ is_matched, needed_by },
    lines: await readLines(connection, enquiry, language),
    files: await readRequestFiles(connection, id),
    quotations: await readQuotations(connection, enquiry, {
      language,
      today: todayAt(new Date()),
    }),
  };
}

const selectFile = query({
  name: 'requests.file-of-lead',
  values: { company: bigint, file: bigint },
  row: { file: text, file_name: text, file_type: oneOf(documentKinds) },
  sql: sql`
    select f.file, f.file_name, f.file_type from ${quoteRequestFiles} f
    where f.id = $file and exists (
      select from ${enquiries} e where e.request_id = f.request_id and e.company_id = $company)`,
});

export const givingRequestFile = operation(downloadRequestFile, async ({ file_id }, context) => {
  const { caller, database, files } = context;
  const asked = { company: caller.company.id, file: file_id };
  const row = await selectFile.first(database.pool, asked);
  const content = row && (await findFileStream(files, row.file));
  if (!row || !content) throw notFound(inboxTexts.fileGone);
  return { fileName: row.file_name, contentType: documentTypes[row.file_type], content };
});
