import { inboxTexts } from '#features/enquiries/inbox/inbox.texts.ts';
import { readLead } from '#features/enquiries/inbox/server/inbox-answers.ts';
import {
  acceptQuotation,
  declineQuotation,
  downloadQuotationFile,
  sendQuotation,
} from '#features/enquiries/quotations/quotations.contract.ts';
import { quotationsTexts as texts } from '#features/enquiries/quotations/quotations.texts.ts';
import { changePart } from '#features/enquiries/requests/server/change-part.ts';
import { enquiries } from '#features/enquiries/server/enquiries.table.ts';
import { readEnquiryFile } from '#features/enquiries/server/kept-file.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { hashOfInput } from '#platform/calls/retry-keys.ts';
import { bigint, oneOf, text } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { documentKinds, documentTypes } from '#platform/files/document-kind.ts';
import { findFileStream } from '#platform/files/private-file.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { acceptOne, declineOne } from './decide.ts';
import { quotations } from './quotations.table.ts';
import { addQuotation, validityOf } from './send-quotation.ts';

/** Every quotation sends a mail. */
const quotationsOfCompany: RateLimit = { name: 'quotation', times: 200, withinS: 3600 };

const sending = operation(sendQuotation, async ({ key, ...input }, context) => {
  const { caller, database, files, appUrl, language, now } = context;
  const own = { company: caller.company.id, id: input.id };
  await requireWithinLimit(database.pool, quotationsOfCompany, String(own.company));
  const { currency, lines, terms } = input;
  const validUntil = validityOf(input.valid_until, now);
  const file = await readEnquiryFile(input.file);
  const asked = hashOfInput(input);
  const quotation = { key, asked, currency, lines, terms, validUntil, file };
  await inTransaction(database.pool, (client) =>
    addQuotation(client, own, quotation, { files, appUrl }),
  );
  return {
    message: translateIn(language)(texts.sent),
    enquiry: await readLead(database.pool, own, language),
  };
});

const selectFile = query({
  name: 'quotations.file',
  values: { company: bigint, quotation: bigint },
  row: { file: text, file_name: text, file_type: oneOf(documentKinds) },
  sql: sql`
    select q.file, q.file_name, q.file_type from ${quotations} q
    join ${enquiries} e on e.id = q.enquiry_id
    where q.id = $quotation and e.company_id = $company and q.file is not null
      and q.file_name is not null and q.file_type is not null`,
});

const giving = operation(downloadQuotationFile, async ({ quotation_id }, context) => {
  const { caller, database, files } = context;
  const asked = { company: caller.company.id, quotation: quotation_id };
  const row = await selectFile.first(database.pool, asked);
  const content = row && (await findFileStream(files, row.file));
  if (!row || !content) throw notFound(inboxTexts.fileGone);
  return { fileName: row.file_name, contentType: documentTypes[row.file_type], content };
});

const accepting = operation(acceptQuotation, async ({ quotation_id, ...asked }, context) => {
  const about = { quotation: quotation_id, today: todayAt(context.now) };
  return changePart(asked, context, texts.acceptedNow, (client, lead) =>
    acceptOne(client, lead, about),
  );
});

const declining = operation(declineQuotation, async (input, context) => {
  const { quotation_id: quotation, reason, note, ...asked } = input;
  const { appUrl } = context;
  return changePart(asked, context, texts.declinedNow, (client, lead) =>
    declineOne(client, lead, { quotation, reason, note, appUrl }),
  );
});

export const quotationsOperations: readonly Operation[] = [sending, giving, accepting, declining];
