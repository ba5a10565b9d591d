import { downloadEnquiryFile, exportEnquiries } from '#features/enquiries/inbox/inbox.contract.ts';
import { inboxTexts as texts } from '#features/enquiries/inbox/inbox.texts.ts';
import { enquiries } from '#features/enquiries/server/enquiries.table.ts';
import { enquiryMessages } from '#features/enquiries/server/enquiry-messages.table.ts';
import { requireEntitlement } from '#features/subscriptions/server/public.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, oneOf, text } from '#platform/database/columns.ts';
import { inSnapshot } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { findSearchWords } from '#platform/database/word-search.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { documentKinds, documentTypes } from '#platform/files/document-kind.ts';
import { findFileStream } from '#platform/files/private-file.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { writtenIn } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import type { Cell } from '#platform/spreadsheets/cell.ts';
import { sheetFiles } from '#platform/spreadsheets/sheet-file.ts';
import { selectExported } from './inbox.queries.ts';

const exportLimit: RateLimit = { name: 'enquiry-export', times: 60, withinS: 600 };
/** Rows read per query of the export: quick to read, and written out soon. */
const PAGE = 250;

const selectFile = query({
  name: 'inbox.file',
  values: { company: bigint, message: bigint },
  row: { file: text, file_name: text, file_type: oneOf(documentKinds) },
  sql: sql`
    select m.file, m.file_name, m.file_type from ${enquiryMessages} m
    join ${enquiries} e on e.id = m.enquiry_id
    where m.id = $message and e.company_id = $company and m.file is not null
      and m.file_name is not null and m.file_type is not null`,
});

const giving = operation(downloadEnquiryFile, async ({ message_id: message }, context) => {
  const { caller, database, files } = context;
  const row = await selectFile.first(database.pool, { company: caller.company.id, message });
  const content = row && (await findFileStream(files, row.file));
  if (!row || !content) throw notFound(texts.fileGone);
  return { fileName: row.file_name, contentType: documentTypes[row.file_type], content };
});

const columns = [
  texts.columnReceived,
  texts.columnFrom,
  texts.columnEmail,
  texts.columnPhone,
  texts.columnAbout,
  texts.columnSubject,
  texts.columnQuantity,
  texts.columnCountry,
  texts.columnCity,
  texts.stage,
  texts.labels,
  texts.notes,
  texts.columnAnswered,
] as const;

type ExportedRow = Awaited<ReturnType<typeof selectExported.all>>[number];

function lineOf(row: ExportedRow, language: Language): readonly Cell[] {
  return [
    row.created_at.toISOString(),
    row.name,
    row.email ?? '',
    row.phone ?? '',
    writtenIn(language, row.about_title, row.about_title_ar),
    row.subject,
    row.quantity ?? '',
    countryName(row.country, language),
    row.city ?? '',
    translateIn(language)(texts[row.state]),
    row.labels.join(', '),
    row.notes,
    row.first_answered_at?.toISOString() ?? '',
  ];
}

const exporting = operation(exportEnquiries, async ({ format, ...asked }, context) => {
  const { caller, database, language, now } = context;
  const companyId = caller.company.id;
  await requireEntitlement(database.pool, 'lead_export', { companyId, language, now });
  await requireWithinLimit(database.pool, exportLimit, String(companyId));
  const t = translateIn(language);
  const { contentType, make } = sheetFiles[format];
  const filters = {
    company: companyId,
    state: asked.state,
    label: asked.label || undefined,
    unread: asked.unread !== undefined,
    due: asked.due && todayAt(now),
    words: findSearchWords(asked.search),
  };
  const content = await inSnapshot(database.pool, (connection) =>
    make({
      name: t(texts.title),
      rightToLeft: language === 'ar',
      columns: columns.map((text) => ({ header: t(text), holds: 'text' as const })),
      async *rows() {
        for (let before = Number.MAX_SAFE_INTEGER; before > 0; ) {
          const page = await selectExported.all(connection, { ...filters, before, atMost: PAGE });
          if (page.length > 0) yield page.map((row) => [...lineOf(row, language)]);
          before = page.length < PAGE ? 0 : (page.at(-1)?.turn ?? 0);
        }
      },
    }),
  );
  const day = todayAt(now);
  return { fileName: `enquiries-${day}.${format}`, contentType, content };
});

export const inboxFiles: readonly Operation[] = [giving, exporting];
