import * as z from 'zod/mini';
import { enquiryAuthors } from '#features/enquiries/enquiry-states.ts';
import {
  array,
  bigint,
  bool,
  json,
  nullable,
  text,
  timestamp,
} from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { eraseMailsAbout } from '#platform/mail/erase-mails-about.ts';
import {
  type ExportedFile,
  type PersonalDataSource,
  recordsFile,
} from '#platform/privacy/personal-data.ts';
import { enquiries } from './enquiries.table.ts';
import { enquiryLinks } from './enquiry-links.table.ts';
import { mailTopicOf } from './enquiry-mails.ts';
import { enquiryMessages } from './enquiry-messages.table.ts';
import { enquiryReports } from './enquiry-reports.table.ts';
import { enquirySenders } from './enquiry-senders.table.ts';
import { erasedSenderBlocks } from './erased-sender-blocks.table.ts';
import { moveBuyer } from './move-buyer.ts';
import { unconfirmedEnquiries } from './unconfirmed-enquiries.table.ts';

const said = z.array(
  z.object({ author: z.enum(enquiryAuthors), text: z.string(), at: z.string() }),
);

const messagesOf = sql`(
  select json_agg(json_build_object('author', m.author, 'text', m.text, 'at', m.created_at)
    order by m.id)
  from ${enquiryMessages} m where m.enquiry_id = e.id) as messages`;

const selectSent = query({
  name: 'enquiries.sent-by-person',
  values: { addresses: array(text) },
  row: {
    id: bigint,
    company_name: text,
    about_title: text,
    name: text,
    email: text,
    phone: nullable(text),
    country: text,
    city: nullable(text),
    subject: text,
    quantity: nullable(text),
    wants_call: bool,
    email_shared_at: nullable(timestamp),
    phone_shared_at: nullable(timestamp),
    closed_at: nullable(timestamp),
    created_at: timestamp,
    messages: nullable(json(said)),
  },
  sql: sql`
    select e.id, e.company_name, e.about_title, e.name, e.email, e.phone, e.country, e.city,
      e.subject, e.quantity, e.wants_call, e.email_shared_at, e.phone_shared_at, e.closed_at,
      e.created_at, ${messagesOf}
    from ${enquiries} e where e.email = any($addresses) order by e.id`,
});

/** Enquiries a company received, with only those facts about the buyer that it was shown. */
const selectReceived = query({
  name: 'enquiries.received-by-company',
  values: { company: bigint },
  row: {
    id: bigint,
    about_title: text,
    name: text,
    email: nullable(text),
    phone: nullable(text),
    country: text,
    subject: text,
    quantity: nullable(text),
    state: text,
    notes: text,
    labels: array(text),
    created_at: timestamp,
    messages: nullable(json(said)),
  },
  sql: sql`
    select e.id, e.about_title, e.name,
      case when e.email_shared_at is not null then e.email end as email,
      case when e.phone_shared_at is not null then e.phone end as phone,
      e.country, e.subject, e.quantity, e.state, e.notes, e.labels, e.created_at, ${messagesOf}
    from ${enquiries} e where e.company_id = $company order by e.id`,
});

const selectFiles = query({
  name: 'enquiries.files-of-person',
  values: { addresses: array(text) },
  row: { enquiry_id: bigint, file: text, file_name: text },
  sql: sql`
    select m.enquiry_id, m.file, coalesce(m.file_name, '') as file_name
    from ${enquiryMessages} m join ${enquiries} e on e.id = m.enquiry_id
    where e.email = any($addresses) and m.author = 'buyer' and m.file is not null order by m.id`,
});

const selectWaitingFiles = query({
  name: 'enquiries.unconfirmed-files',
  values: { addresses: array(text) },
  row: { file: text },
  sql: sql`
    select named.file from ${unconfirmedEnquiries} u
    cross join unnest(array[u.file, u.file_2, u.file_3]) as named (file)
    where u.email = any($addresses) and named.file is not null`,
});

const eraseWords = command({
  name: 'enquiries.erase-words-of-buyer',
  values: { addresses: array(text) },
  sql: sql`
    delete from ${enquiryMessages} m using ${enquiries} e
    where e.id = m.enquiry_id and e.email = any($addresses) and m.author = 'buyer'`,
});

/** Erases what companies wrote to the operator about the person. */
const eraseReports = command({
  name: 'enquiries.erase-words-of-reports',
  values: { addresses: array(text) },
  sql: sql`
    update ${enquiryReports} r set note = '' from ${enquiries} e
    where e.id = r.enquiry_id and e.email = any($addresses)`,
});

const eraseLinks = command({
  name: 'enquiries.erase-links',
  values: { addresses: array(text) },
  sql: sql`
    delete from ${enquiryLinks} l using ${enquiries} e
    where e.id = l.enquiry_id and e.email = any($addresses)`,
});

/** The company keeps its lead and its own messages, without the person. */
const erasePerson = command({
  name: 'enquiries.erase-buyer',
  values: { addresses: array(text) },
  row: { id: bigint },
  sql: sql`
    update ${enquiries} set name = '', email = null, phone = null, city = null, subject = '',
      quantity = null, notes = '', labels = '{}', text_hash = null, asked = null, is_unread = false, remind_on = null,
      account_id = null, closed_at = coalesce(closed_at, now())
    where email = any($addresses) returning id`,
});

const eraseUnconfirmed = command({
  name: 'enquiries.erase-unconfirmed',
  values: { addresses: array(text) },
  sql: sql`delete from ${unconfirmedEnquiries} where email = any($addresses)`,
});

/** A blocked sender who returns with the same address stays blocked; only a hash of the address is kept. */
const keepBlocks = command({
  name: 'enquiries.keep-blocks-of-erased',
  values: { addresses: array(text) },
  sql: sql`
    insert into ${erasedSenderBlocks} (company_id, mailbox_hash)
    select distinct s.company_id, mailbox_hash_of(s.email) from ${enquirySenders} s
    where s.email = any($addresses) and s.standing = 'blocked'
    on conflict do nothing`,
});

const eraseStandings = command({
  name: 'enquiries.erase-standings',
  values: { addresses: array(text) },
  sql: sql`delete from ${enquirySenders} where email = any($addresses)`,
});

const eraseAnswers = command({
  name: 'enquiries.erase-answers-of-company',
  values: { company: bigint },
  sql: sql`
    delete from ${enquiryMessages} m using ${enquiries} e
    where e.id = m.enquiry_id and e.company_id = $company and m.author = 'company'`,
});

/** Detaches enquiries from an erased company; their buyers keep what they wrote. */
const detachFromCompany = command({
  name: 'enquiries.loosen-from-company',
  values: { company: bigint },
  row: { id: bigint },
  sql: sql`
    update ${enquiries} set company_id = null, company_name = '–', company_name_ar = null,
      about_title = case when about = 'company' then '–' else about_title end,
      about_title_ar = case when about = 'company' then null else about_title_ar end,
      notes = '', labels = '{}', remind_on = null, closed_at = coalesce(closed_at, now())
    where company_id = $company returning id`,
});

const topicsOf = (rows: readonly { readonly id: number }[]) =>
  rows.map(({ id }) => mailTopicOf(id));

/** Enquiries from both sides: those a person sent, and those a company received and answered. */
export const enquiriesPersonalData: PersonalDataSource = {
  async collect({ connection, files }, { addresses, companyId: company }) {
    const asked = { addresses };
    const sent = await selectSent.all(connection, asked);
    const attached: ExportedFile[] = [];
    for (const { enquiry_id: id, file: path, file_name: name } of await selectFiles.all(
      connection,
      asked,
    )) {
      const content = async () => (await files.find(path))?.content;
      attached.push({ name: `enquiries/${id}/${name}`, content, storedAt: path });
    }
    const received = company === null ? [] : await selectReceived.all(connection, { company });
    return [
      ...recordsFile('enquiries.json', sent),
      ...attached,
      ...recordsFile('received-enquiries.json', received),
    ];
  },
  async ownFiles(connection, { addresses }) {
    const sent = await selectFiles.all(connection, { addresses });
    const waiting = await selectWaitingFiles.all(connection, { addresses });
    return [...sent, ...waiting].map(({ file }) => file);
  },
  async erase(connection, { addresses, companyId: company }) {
    await eraseUnconfirmed.run(connection, { addresses });
    await keepBlocks.run(connection, { addresses });
    await eraseStandings.run(connection, { addresses });
    await eraseWords.run(connection, { addresses });
    await eraseReports.run(connection, { addresses });
    await eraseLinks.run(connection, { addresses });
    await eraseMailsAbout(connection, topicsOf(await erasePerson.all(connection, { addresses })));
    if (company === null) return;
    await eraseAnswers.run(connection, { company });
    await eraseMailsAbout(
      connection,
      topicsOf(await detachFromCompany.all(connection, { company })),
    );
  },
  move: moveBuyer,
};
