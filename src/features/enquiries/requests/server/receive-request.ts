import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { NewRequest } from '#features/enquiries/requests/new-request.ts';
import { makeRequestToken } from '#features/enquiries/server/buyer-links.ts';
import { addMessage } from '#features/enquiries/server/enquiry-messages.ts';
import { type EnquiryFile, type KeptFile, keepFile } from '#features/enquiries/server/kept-file.ts';
import { lockSender } from '#features/enquiries/server/lock-sender.ts';
import { insertLead } from '#features/enquiries/server/receive-enquiry.ts';
import { submissionsByKey } from '#features/enquiries/server/submissions-by-key.ts';
import { tooManyRequests } from '#platform/calls/call-problem.ts';
import {
  array,
  bigint,
  bool,
  bytes,
  date,
  int,
  nullable,
  oneOf,
  text,
  uuid,
} from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { HOUR_S } from '#platform/dates/spans.ts';
import { documentKinds } from '#platform/files/document-kind.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { writtenIn } from '#platform/i18n/in-language.ts';
import { languages } from '#platform/i18n/languages.ts';
import { quoteRequestFiles } from './quote-request-files.table.ts';
import { quoteRequestLines } from './quote-request-lines.table.ts';
import { quoteRequests } from './quote-requests.table.ts';
import { mailAboutRequest } from './request-mails.ts';
import { type AskedLine, findRecipients, type RequestRecipient } from './request-recipients.ts';

/** Each request goes to several companies. */
const MOST_A_DAY = 10;
const SUBJECT_LONGEST = 150;

export const requestsBefore = submissionsByKey(quoteRequests);

const countToday = query({
  name: 'requests.count-of-sender',
  values: { email: text },
  row: { count: bigint },
  sql: sql`
    select count(*) from ${quoteRequests}
    where mailbox_of(email) = mailbox_of($email) and created_at > now() - interval '1 day'`,
});

const insertRequest = command({
  name: 'requests.add',
  values: {
    key: uuid,
    asked: nullable(bytes),
    account: nullable(bigint),
    name: text,
    email: text,
    phone: nullable(text),
    language: oneOf(languages),
    country: text,
    city: nullable(text),
    title: text,
    notes: text,
    neededBy: nullable(date),
    isMatched: bool,
  },
  row: { id: bigint },
  sql: sql`
    insert into ${quoteRequests} (send_key, asked, account_id, name, email, phone, language, country,
      city, title, notes, needed_by, is_matched)
    values ($key, $asked, $account, $name, $email, $phone, $language, $country, $city, $title,
      $notes, $neededBy::date, $isMatched)
    returning id`,
});

const insertFile = command({
  name: 'requests.add-file',
  values: { request: bigint, file: text, name: text, kind: oneOf(documentKinds) },
  sql: sql`
    insert into ${quoteRequestFiles} (request_id, file, file_name, file_type)
    values ($request, $file, $name, $kind)`,
});

const insertLines = command({
  name: 'requests.add-lines',
  values: {
    enquiry: bigint,
    products: array(nullable(bigint)),
    titles: array(text),
    titlesAr: array(nullable(text)),
    quantities: array(int),
    notes: array(text),
  },
  sql: sql`
    insert into ${quoteRequestLines} (enquiry_id, product_id, title, title_ar, quantity, note)
    select $enquiry, asked.product, asked.title, asked.title_ar, asked.quantity, asked.note
    from unnest($products::bigint[], $titles::text[], $titlesAr::text[], $quantities::int[],
      $notes::text[]) with ordinality as asked (product, title, title_ar, quantity, note, place)
    order by asked.place`,
});

async function addLines(client: pg.ClientBase, enquiry: number, lines: readonly AskedLine[]) {
  await insertLines.run(client, {
    enquiry,
    products: lines.map(({ product }) => product),
    titles: lines.map(({ title }) => title),
    titlesAr: lines.map(({ titleAr }) => titleAr),
    quantities: lines.map(({ quantity }) => quantity),
    notes: lines.map(({ note }) => note),
  });
}

/** Creates a company's lead, with its own lines and the notes that all companies see. */
async function addLead(
  client: pg.ClientBase,
  request: NewRequest & { readonly id: number },
  { subject, lines }: RequestRecipient,
): Promise<number> {
  const { name, email, phone, country, city, language, accountId, notes } = request;
  const [first] = lines;
  const title = first ? writtenIn(language, first.title, first.titleAr) : '';
  const enquiry = await insertLead(
    client,
    {
      ...{ name, email, phone, country, city, language, accountId },
      key: randomUUID(),
      asked: null,
      about: subject.about,
      id: subject.id,
      subject: title.slice(0, SUBJECT_LONGEST),
      message: notes,
      quantity: lines.length === 1 && first ? String(first.quantity) : null,
      wantsCall: false,
    },
    subject,
    request.id,
  );
  await addLines(client, enquiry, lines);
  const said = { enquiry, author: 'buyer', text: notes, key: randomUUID() } as const;
  if (notes) await addMessage(client, said);
  return enquiry;
}

type Parts = {
  readonly attached: readonly EnquiryFile[];
  readonly files: FileStore;
  readonly appUrl: string;
  readonly now: Date;
};

async function keepFiles(files: FileStore, attached: readonly EnquiryFile[]) {
  const kept: KeptFile[] = [];
  for (const each of attached) {
    const stored = await keepFile(files, each);
    if (stored) kept.push(stored);
  }
  return kept;
}

/**
 * Stores the request, one lead per company and all mails in one transaction. A repetition changes nothing and returns
 * null; a new request returns the token of its page.
 */
export async function receiveRequest(
  client: pg.ClientBase,
  request: NewRequest,
  { attached, files, appUrl, now }: Parts,
): Promise<string | null> {
  const { key, asked, email, accountId, language, notes, neededBy, need } = request;
  await lockSender(client, email);
  if (await requestsBefore.isRepeated(client, request)) return null;
  const { count } = await countToday.one(client, { email });
  if (count >= MOST_A_DAY) throw tooManyRequests(HOUR_S);
  const recipients = await findRecipients(client, request, now);
  const [first] = recipients.flatMap(({ lines }) => lines);
  const { name, phone, country, city } = request;
  const { id } = await insertRequest.one(client, {
    ...{ key, asked, name, email, phone, language, country, city, notes, neededBy },
    account: accountId,
    title: first ? writtenIn(language, first.title, first.titleAr) : '',
    isMatched: need !== null,
  });
  for (const { path: file, name: fileName, kind } of await keepFiles(files, attached)) {
    await insertFile.run(client, { request: id, file, name: fileName, kind });
  }
  const leads: { id: number; recipient: RequestRecipient }[] = [];
  for (const recipient of recipients) {
    leads.push({ id: await addLead(client, { ...request, id }, recipient), recipient });
  }
  const token = await makeRequestToken(client, id);
  await mailAboutRequest(client, { id, request, leads, token, appUrl });
  return token;
}
