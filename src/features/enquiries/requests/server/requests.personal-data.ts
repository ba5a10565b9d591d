import * as z from 'zod/mini';
import { enquiries } from '#features/enquiries/server/enquiries.table.ts';
import { enquiryLinks } from '#features/enquiries/server/enquiry-links.table.ts';
import { array, bigint, json, nullable, text, timestamp } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';
import { quoteRequestFiles } from './quote-request-files.table.ts';
import { quoteRequestLines } from './quote-request-lines.table.ts';
import { quoteRequests } from './quote-requests.table.ts';

const lines = z.array(
  z.object({ company: z.string(), title: z.string(), quantity: z.int(), note: z.string() }),
);

const selectSent = query({
  name: 'requests.sent-by-person',
  values: { addresses: array(text) },
  row: {
    id: bigint,
    name: text,
    email: text,
    phone: nullable(text),
    country: text,
    city: nullable(text),
    title: text,
    notes: text,
    needed_by: nullable(text),
    created_at: timestamp,
    lines: nullable(json(lines)),
  },
  sql: sql`
    select r.id, r.name, r.email, r.phone, r.country, r.city, r.title, r.notes, r.needed_by::text,
      r.created_at, (
        select json_agg(json_build_object('company', e.company_name, 'title', l.title,
          'quantity', l.quantity, 'note', l.note) order by l.id)
        from ${enquiries} e join ${quoteRequestLines} l on l.enquiry_id = e.id
        where e.request_id = r.id) as lines
    from ${quoteRequests} r where r.email = any($addresses) order by r.id`,
});

const selectFiles = query({
  name: 'requests.files-of-person',
  values: { addresses: array(text) },
  row: { request_id: bigint, file: text, file_name: text },
  sql: sql`
    select f.request_id, f.file, f.file_name from ${quoteRequestFiles} f
    join ${quoteRequests} r on r.id = f.request_id
    where r.email = any($addresses) order by f.id`,
});

const eraseFiles = command({
  name: 'requests.erase-files',
  values: { addresses: array(text) },
  sql: sql`
    delete from ${quoteRequestFiles} f using ${quoteRequests} r
    where r.id = f.request_id and r.email = any($addresses)`,
});

const eraseLinks = command({
  name: 'requests.erase-links',
  values: { addresses: array(text) },
  sql: sql`
    delete from ${enquiryLinks} l using ${quoteRequests} r
    where r.id = l.request_id and r.email = any($addresses)`,
});

/**
 * Chosen products stay, as they are the company's own; notes and described needs are the person's words and are erased.
 */
const eraseLines = command({
  name: 'requests.erase-lines',
  values: { addresses: array(text) },
  sql: sql`
    update ${quoteRequestLines} l set note = '',
      title = case when l.title_ar is null and l.product_id is null and r.is_matched then '–'
        else l.title end
    from ${enquiries} e join ${quoteRequests} r on r.id = e.request_id
    where e.id = l.enquiry_id and r.email = any($addresses)`,
});

const erasePerson = command({
  name: 'requests.erase-buyer',
  values: { addresses: array(text) },
  sql: sql`
    update ${quoteRequests} set name = '', email = null, phone = null, city = null, title = '',
      notes = '', asked = null, account_id = null
    where email = any($addresses)`,
});

/** Requests as their senders wrote them; the companies' parts are exported with the enquiries. */
export const requestsPersonalData: PersonalDataSource = {
  async collect({ connection, files }, { addresses }) {
    const sent = await selectSent.all(connection, { addresses });
    const attached = await selectFiles.all(connection, { addresses });
    return [
      ...recordsFile('quotation-requests.json', sent),
      ...attached.map(({ request_id: id, file: path, file_name: name }) => ({
        name: `quotation-requests/${id}/${name}`,
        content: async () => (await files.find(path))?.content,
        storedAt: path,
      })),
    ];
  },
  async ownFiles(connection, { addresses }) {
    return (await selectFiles.all(connection, { addresses })).map(({ file }) => file);
  },
  async erase(connection, { addresses }) {
    await eraseFiles.run(connection, { addresses });
    await eraseLinks.run(connection, { addresses });
    await eraseLines.run(connection, { addresses });
    await erasePerson.run(connection, { addresses });
  },
};
