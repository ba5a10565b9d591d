import type pg from 'pg';
import { companyFacts } from '#features/companies/server/public.ts';
import { conversationTexts } from '#features/enquiries/conversation.texts.ts';
import { type EnquiryState, enquiryStates } from '#features/enquiries/enquiry-states.ts';
import { inboxTexts as texts } from '#features/enquiries/inbox/inbox.texts.ts';
import { type ReportReason, reportReasons } from '#features/enquiries/reports/report-reasons.ts';
import { makeBuyerLink } from '#features/enquiries/server/buyer-links.ts';
import { enquiries } from '#features/enquiries/server/enquiries.table.ts';
import { mailAnswer } from '#features/enquiries/server/enquiry-mails.ts';
import { addMessage } from '#features/enquiries/server/enquiry-messages.ts';
import { enquiryReports } from '#features/enquiries/server/enquiry-reports.table.ts';
import {
  type SenderStanding,
  setSenderStanding,
} from '#features/enquiries/server/enquiry-senders.ts';
import { conflict, notFound } from '#platform/calls/call-problem.ts';
import { array, bigint, bool, date, nullable, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { languages } from '#platform/i18n/languages.ts';
import type { OwnEnquiry } from './inbox-answers.ts';

const lockOwn = query({
  name: 'inbox.lock',
  values: { company: bigint, id: bigint },
  row: {
    name: text,
    email: nullable(text),
    language: oneOf(languages),
    subject: text,
    company_name: text,
    company_name_ar: nullable(text),
    is_closed: bool,
    request_id: nullable(bigint),
  },
  plan: 'each call',
  sql: sql`
    select e.name, e.email, e.language, e.subject, c.name as company_name,
      c.name_ar as company_name_ar, e.closed_at is not null as is_closed, e.request_id
    from ${enquiries} e join ${companyFacts} c on c.id = e.company_id
    where e.company_id = $company and e.id = $id for update of e`,
});

async function requireOwn(client: Connection, own: OwnEnquiry) {
  const found = await lockOwn.first(client, own);
  if (!found) throw notFound(texts.notFound);
  return found;
}

/** Like requireOwn, but refuses an enquiry whose buyer was erased: nobody would get the message. */
export async function requireSender(client: Connection, own: OwnEnquiry) {
  const found = await requireOwn(client, own);
  if (found.email === null) throw conflict(texts.erasedBuyer);
  return { ...found, email: found.email };
}

const markAnswered = command({
  name: 'inbox.mark-answered',
  values: { id: bigint },
  sql: sql`
    update ${enquiries} set is_unread = false,
      state = case when state = 'new' then 'answered' else state end,
      first_answered_at = coalesce(first_answered_at, now())
    where id = $id`,
});

type Answer = { readonly key: string; readonly message: string };

/** Adds an answer and queues its mail in one transaction; repeating the same key sends nothing twice. */
export async function answerLead(
  client: pg.ClientBase,
  own: OwnEnquiry,
  { key, message, appUrl }: Answer & { readonly appUrl: string },
): Promise<void> {
  const { id } = own;
  const buyer = await requireSender(client, own);
  const isNew = await addMessage(client, { enquiry: id, author: 'company', text: message, key });
  if (!isNew) return;
  // A repetition of an answer from before the enquiry was closed has returned above.
  if (buyer.is_closed) throw conflict(conversationTexts.isClosed);
  await markAnswered.run(client, { id });
  const { name, email, language, subject } = buyer;
  const lead = { id, requestId: buyer.request_id };
  const link = await makeBuyerLink(client, lead, { language, appUrl });
  const companyNames = {
    companyName: buyer.company_name,
    companyNameAr: buyer.company_name_ar,
  };
  await mailAnswer(client, { id, name, email, language, subject, message, link, ...companyNames });
}

const writeLead = command({
  name: 'inbox.write',
  values: {
    id: bigint,
    state: nullable(oneOf(enquiryStates)),
    notes: nullable(text),
    labels: nullable(array(text)),
    hasReminder: bool,
    remindOn: nullable(date),
  },
  sql: sql`
    update ${enquiries} set state = coalesce($state, state), notes = coalesce($notes, notes),
      labels = coalesce($labels, labels),
      remind_on = case when $hasReminder then $remindOn::date else remind_on end
    where id = $id`,
});

export type LeadChange = {
  readonly state?: EnquiryState;
  readonly notes?: string;
  readonly labels?: readonly string[];
  /** null removes the reminder. */
  readonly remindOn?: CalendarDate | null;
  readonly sender?: SenderStanding | 'plain';
};

export async function changeLead(
  client: pg.ClientBase,
  own: OwnEnquiry,
  { state, notes, labels, remindOn, sender }: LeadChange,
): Promise<void> {
  const { email } = sender ? await requireSender(client, own) : await requireOwn(client, own);
  await writeLead.run(client, {
    id: own.id,
    state,
    notes,
    labels: labels && [...new Set(labels)],
    hasReminder: remindOn !== undefined,
    remindOn,
  });
  if (sender && email) await setSenderStanding(client, { company: own.company, email }, sender);
}

const setRead = command({
  name: 'inbox.set-read',
  values: { company: bigint, id: bigint, unread: bool },
  sql: sql`
    update ${enquiries} set is_unread = $unread where company_id = $company and id = $id`,
});

export async function markRead(client: Connection, own: OwnEnquiry, isRead: boolean) {
  if ((await setRead.run(client, { ...own, unread: !isRead })) === 0) {
    throw notFound(texts.notFound);
  }
}

const insertReport = command({
  name: 'inbox.report',
  values: { id: bigint, reason: oneOf(reportReasons), note: text },
  sql: sql`
    insert into ${enquiryReports} (enquiry_id, reason, note) values ($id, $reason, $note)
    on conflict (enquiry_id) do nothing`,
});

/** Reports an enquiry to the operator and blocks its sender for the company at once. */
export async function reportLead(
  client: pg.ClientBase,
  own: OwnEnquiry,
  { reason, note }: { readonly reason: ReportReason; readonly note: string },
): Promise<void> {
  const { email } = await requireSender(client, own);
  if ((await insertReport.run(client, { id: own.id, reason, note })) === 0) {
    throw conflict(texts.reportedBefore);
  }
  await setSenderStanding(client, { company: own.company, email }, 'blocked');
}
