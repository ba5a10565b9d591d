import { companyFacts } from '#features/companies/server/public.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import {
  type BuyerState,
  type EnquiryState,
  enquiryAbouts,
  enquiryStates,
} from '#features/enquiries/enquiry-states.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { bigint, bool, nullable, oneOf, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { type Language, languages } from '#platform/i18n/languages.ts';
import { findLinkedEnquiry } from './buyer-links.ts';
import { enquiries } from './enquiries.table.ts';
import { readMessages } from './enquiry-messages.ts';
import { pathOfSubject } from './enquiry-subject.ts';

const row = {
  id: bigint,
  company_id: nullable(bigint),
  company_name: text,
  company_name_ar: nullable(text),
  company_logo: nullable(text),
  is_listed: bool,
  about: oneOf(enquiryAbouts),
  about_id: bigint,
  about_title: text,
  about_title_ar: nullable(text),
  name: text,
  email: text,
  phone: nullable(text),
  language: oneOf(languages),
  country: text,
  city: nullable(text),
  subject: text,
  quantity: nullable(text),
  wants_call: bool,
  state: oneOf(enquiryStates),
  is_answered: bool,
  email_shared: bool,
  phone_shared: bool,
  is_closed: bool,
  created_at: timestamp,
};

export type BuyerRow = RowOf<typeof row>;

const columns = sql`
  e.id, e.company_id, coalesce(c.name, e.company_name) as company_name,
  case when c.id is null then e.company_name_ar else c.name_ar end as company_name_ar,
  c.logo as company_logo, coalesce(c.listed, false) as is_listed, e.about, e.about_id,
  e.about_title, e.about_title_ar, e.name, e.email, e.phone, e.language, e.country, e.city,
  e.subject, e.quantity, e.wants_call, e.state, e.first_answered_at is not null as is_answered,
  e.email_shared_at is not null as email_shared, e.phone_shared_at is not null as phone_shared,
  e.closed_at is not null as is_closed, e.created_at`;

const source = sql`${enquiries} e left join ${companyFacts} c on c.id = e.company_id`;

const selectOne = query({
  name: 'enquiries.of-buyer',
  values: { id: bigint },
  row,
  sql: sql`select ${columns} from ${source} where e.id = $id and e.email is not null`,
});

/** Locks the row until the transaction ends. */
const lockOne = query({
  name: 'enquiries.lock-of-buyer',
  values: { id: bigint },
  row,
  plan: 'each call',
  sql: sql`
    select ${columns} from ${source} where e.id = $id and e.email is not null for update of e`,
});

const selectOfRequest = query({
  name: 'enquiries.of-request',
  values: { request: bigint },
  row,
  sql: sql`
    select ${columns} from ${source} where e.request_id = $request and e.email is not null
    order by e.id`,
});

export const readOfRequest = (connection: Connection, request: number) =>
  selectOfRequest.all(connection, { request });

const lockOneOfRequest = query({
  name: 'enquiries.lock-of-request',
  values: { request: bigint, id: bigint },
  row,
  plan: 'each call',
  sql: sql`
    select ${columns} from ${source}
    where e.id = $id and e.request_id = $request and e.email is not null for update of e`,
});

/** One conversation of a request, locked until the transaction ends. */
export async function lockOfRequest(connection: Connection, request: number, id: number) {
  const found = await lockOneOfRequest.first(connection, { request, id });
  if (!found) throw notFound(enquiriesTexts.linkUnknown);
  return found;
}

async function requireBy(
  connection: Connection,
  token: string,
  read: typeof selectOne,
): Promise<BuyerRow> {
  const id = await findLinkedEnquiry(connection, token);
  const found = id === undefined ? undefined : await read.first(connection, { id });
  if (!found) throw notFound(enquiriesTexts.linkUnknown);
  return found;
}

/** The enquiry that a link opens; every unknown token gets the same answer. */
export const requireLinked = (connection: Connection, token: string) =>
  requireBy(connection, token, selectOne);

export const lockLinked = (connection: Connection, token: string) =>
  requireBy(connection, token, lockOne);

export function buyerState(
  state: EnquiryState,
  isAnswered: boolean,
  isClosed: boolean,
): BuyerState {
  if (isClosed) return 'closed';
  if (state === 'quoted') return 'quoted';
  return isAnswered ? 'answered' : 'sent';
}

/** An enquiry as its buyer sees it. */
export async function conversationOf(
  connection: Connection,
  enquiry: BuyerRow,
  language: Language,
) {
  const { about, about_id, company_id, is_listed, state, is_answered, is_closed } = enquiry;
  const { name, email, phone, email_shared, phone_shared, subject, quantity } = enquiry;
  const { country, city, wants_call, company_logo } = enquiry;
  return {
    conversation: {
      ...{ about, name, email, phone, email_shared, phone_shared, subject, quantity, country },
      ...{ city, wants_call, company_id, company_logo },
      company_name: inLanguage(language, enquiry.company_name, enquiry.company_name_ar),
      about_title: inLanguage(language, enquiry.about_title, enquiry.about_title_ar),
      about_path: is_listed ? pathOfSubject(about, about_id, company_id) : null,
      state: buyerState(state, is_answered, is_closed),
      created_at: enquiry.created_at.toISOString(),
      messages: await readMessages(connection, enquiry.id),
    },
  };
}
