import * as z from 'zod/mini';
import { quoteRequestLines } from '#features/enquiries/requests/server/quote-request-lines.table.ts';
import { enquiries } from '#features/enquiries/server/enquiries.table.ts';
import { array, bigint, int, json, nullable, text, timestamp } from '#platform/database/columns.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { eraseMailsAbout } from '#platform/mail/erase-mails-about.ts';
import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';
import { dealTopicOf } from './deal-paper.ts';
import { quotationDeals } from './quotation-deals.table.ts';
import { quotationLines } from './quotation-lines.table.ts';
import { quotations } from './quotations.table.ts';

const lines = z.array(
  z.object({
    title: z.string(),
    quantity: z.int(),
    price_minor: z.nullable(z.number()),
    min_quantity: z.nullable(z.int()),
    delivery_days: z.nullable(z.int()),
    note: z.string(),
  }),
);

const row = {
  id: bigint,
  company_name: text,
  revision: int,
  state: text,
  currency: text,
  valid_until: text,
  terms: text,
  decline_reason: nullable(text),
  decline_note: text,
  created_at: timestamp,
  decided_at: nullable(timestamp),
  lines: nullable(json(lines)),
};

const quoted = (where: Sql) => sql`
  select q.id, e.company_name, q.revision, q.state, q.currency, q.valid_until::text, q.terms,
    q.decline_reason, q.decline_note, q.created_at, q.decided_at, (
      select json_agg(json_build_object('title', asked.title, 'quantity', asked.quantity,
        'price_minor', l.price_minor, 'min_quantity', l.min_quantity,
        'delivery_days', l.delivery_days, 'note', l.note) order by l.line_id)
      from ${quotationLines} l join ${quoteRequestLines} asked on asked.id = l.line_id
      where l.quotation_id = q.id) as lines
  from ${quotations} q join ${enquiries} e on e.id = q.enquiry_id where ${where} order by q.id`;

const selectGot = query({
  name: 'quotations.got-by-person',
  values: { addresses: array(text) },
  row,
  sql: quoted(sql`e.email = any($addresses)`),
});

const selectSent = query({
  name: 'quotations.sent-by-company',
  values: { company: bigint },
  row,
  sql: quoted(sql`e.company_id = $company`),
});

const selectFiles = query({
  name: 'quotations.files-of-company',
  values: { company: bigint },
  row: { id: bigint, file: text, file_name: text },
  sql: sql`
    select q.id, q.file, coalesce(q.file_name, '') as file_name from ${quotations} q
    join ${enquiries} e on e.id = q.enquiry_id
    where e.company_id = $company and q.file is not null order by q.id`,
});

/**
 * The company keeps its quotation; the buyer's reason for declining is erased, and so is the document, which names the
 * buyer.
 */
const eraseReasons = command({
  name: 'quotations.erase-words-of-buyer',
  values: { addresses: array(text) },
  sql: sql`
    update ${quotations} q set decline_note = '' from ${enquiries} e
    where e.id = q.enquiry_id and e.email = any($addresses)`,
});

const eraseDeals = command({
  name: 'quotations.erase-papers-of-buyer',
  values: { addresses: array(text) },
  row: { id: bigint },
  sql: sql`
    delete from ${quotationDeals} d using ${quotations} q, ${enquiries} e
    where q.id = d.quotation_id and e.id = q.enquiry_id and e.email = any($addresses)
    returning d.quotation_id as id`,
});

/** A company's quotations are deleted with it; the buyer still has the document of what was agreed. */
const eraseQuotations = command({
  name: 'quotations.erase-of-company',
  values: { company: bigint },
  sql: sql`
    delete from ${quotations} q using ${enquiries} e
    where e.id = q.enquiry_id and e.company_id = $company`,
});

/** Quotations from both sides: those a person received and those a company sent. */
export const quotationsPersonalData: PersonalDataSource = {
  async collect({ connection, files }, { addresses, companyId: company }) {
    const got = await selectGot.all(connection, { addresses });
    const sent = company === null ? [] : await selectSent.all(connection, { company });
    const attached = company === null ? [] : await selectFiles.all(connection, { company });
    return [
      ...recordsFile('quotations.json', got),
      ...recordsFile('sent-quotations.json', sent),
      ...attached.map(({ id, file: path, file_name: name }) => ({
        name: `quotations/${id}/${name}`,
        content: async () => (await files.find(path))?.content,
        storedAt: path,
      })),
    ];
  },
  async ownFiles(connection, { companyId: company }) {
    if (company === null) return [];
    return (await selectFiles.all(connection, { company })).map(({ file }) => file);
  },
  async erase(connection, { addresses, companyId: company }) {
    await eraseReasons.run(connection, { addresses });
    const deals = await eraseDeals.all(connection, { addresses });
    await eraseMailsAbout(
      connection,
      deals.map(({ id }) => dealTopicOf(id)),
    );
    if (company !== null) await eraseQuotations.run(connection, { company });
  },
};
