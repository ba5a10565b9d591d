import { companyFacts } from '#features/companies/server/public.ts';
import { enquiryAbouts, enquiryStates } from '#features/enquiries/enquiry-states.ts';
import { enquiries } from '#features/enquiries/server/enquiries.table.ts';
import { enquiryReports } from '#features/enquiries/server/enquiry-reports.table.ts';
import { enquirySenders } from '#features/enquiries/server/enquiry-senders.table.ts';
import {
  array,
  bigint,
  bool,
  date,
  nullable,
  oneOf,
  present,
  text,
  timestamp,
} from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { query, type RowOf, type ValuesOf } from '#platform/database/statement.ts';

const lead = {
  id: bigint,
  turn: bigint,
  name: text,
  subject: text,
  about: oneOf(enquiryAbouts),
  about_id: bigint,
  about_title: text,
  about_title_ar: nullable(text),
  country: text,
  city: nullable(text),
  quantity: nullable(text),
  wants_call: bool,
  is_request: bool,
  state: oneOf(enquiryStates),
  is_unread: bool,
  is_closed: bool,
  is_erased: bool,
  labels: array(text),
  remind_on: nullable(text),
  created_at: timestamp,
};

export type LeadRow = RowOf<typeof lead>;

const leadColumns = sql`
  e.id, e.turn, e.name, e.subject, e.about, e.about_id, e.about_title, e.about_title_ar, e.country,
  e.city, e.quantity, e.wants_call, e.request_id is not null as is_request, e.state, e.is_unread, e.closed_at is not null as is_closed,
  e.email is null as is_erased, e.labels, e.remind_on::text, e.created_at`;

/** Address and number only leave the database if the buyer shared them. */
const sharedColumns = sql`
  case when e.email_shared_at is not null then e.email end as email,
  case when e.phone_shared_at is not null then e.phone end as phone`;

const shared = { email: nullable(text), phone: nullable(text) };

const filters = {
  company: bigint,
  state: nullable(oneOf(enquiryStates)),
  unread: bool,
  due: nullable(date),
  label: nullable(text),
};

const isAsked = sql`
  e.company_id = $company and ($state::text is null or e.state = $state)
  and (not $unread or e.is_unread) and ($due::date is null or e.remind_on <= $due)
  and ($label::text is null or e.labels @> array[$label::text])`;

const hasWords = sql`
  search_vector(e.name || ' ' || e.subject || ' ' || e.about_title) @@ prefix_query($words)`;

/** Planned per call, because the best index depends on the filters. */
const selectLeads = query({
  name: 'inbox.leads',
  values: { ...filters, before: bigint, atMost: bigint },
  row: lead,
  plan: 'each call',
  sql: sql`
    select ${leadColumns} from ${enquiries} e
    where ${isAsked} and e.turn < $before order by e.turn desc limit $atMost`,
});

const searched = { ...filters, words: text, before: bigint, atMost: bigint };

/** So many of the latest leads are matched without the index; common words are found among them. */
const LEADS_SCANNED_FIRST = 200;

const selectGlanced = query({
  name: 'inbox.leads-glanced',
  values: searched,
  row: lead,
  plan: 'each call',
  sql: sql`
    select ${leadColumns} from (
      select latest.* from ${enquiries} latest where latest.company_id = $company and latest.turn < $before
      order by latest.turn desc limit ${raw(String(LEADS_SCANNED_FIRST))}) e
    where ${isAsked} and ${hasWords} order by e.turn desc limit $atMost`,
});

/** Materialised, so that the planner uses the word index and not the index with the inbox's order. */
const selectFound = query({
  name: 'inbox.leads-found',
  values: searched,
  row: lead,
  plan: 'each call',
  sql: sql`
    with found as materialized (select e.id from ${enquiries} e where ${hasWords})
    select ${leadColumns} from found join ${enquiries} e on e.id = found.id
    where ${isAsked} and e.turn < $before order by e.turn desc limit $atMost`,
});

type Asked = ValuesOf<typeof filters> & {
  readonly words: string | undefined;
  readonly before: number;
  readonly atMost: number;
};

/** A page of the inbox, sorted by the latest message. */
export async function findLeads(connection: Connection, { words, ...asked }: Asked) {
  if (words === undefined) return selectLeads.all(connection, asked);
  const glanced = await selectGlanced.all(connection, { ...asked, words });
  if (glanced.length === asked.atMost) return glanced;
  return selectFound.all(connection, { ...asked, words });
}

/** For the export: everything that a company may know of each lead, page by page. */
export const selectExported = query({
  name: 'inbox.exported',
  values: { ...filters, words: nullable(text), before: bigint, atMost: bigint },
  row: { ...lead, ...shared, notes: text, first_answered_at: nullable(timestamp) },
  plan: 'each call',
  sql: sql`
    with found as materialized (select e.id from ${enquiries} e where ${hasWords})
    select ${leadColumns}, ${sharedColumns}, e.notes, e.first_answered_at from ${enquiries} e
    where ${isAsked} and ($words::text is null or e.id in (select id from found))
      and e.turn < $before order by e.turn desc limit $atMost`,
});

/**
 * Counts per stage, up to a limit plus one: an inbox may have a hundred thousand leads. The stage is written as a range,
 * which the planner takes for narrow: where nearly all leads have one stage it would walk through all of them for each
 * of the others.
 */
export const countLeads = query({
  name: 'inbox.counted',
  values: { company: bigint, states: array(text), atMost: bigint },
  row: { state: present(oneOf(enquiryStates)), count: bigint },
  sql: sql`
    select asked.state, counted.count from unnest($states::text[]) as asked (state)
    cross join lateral (
      select count(*) as count from (
        select from ${enquiries} e
        where e.company_id = $company and e.state between asked.state and asked.state limit $atMost
      ) found) counted`,
});

export const countUnread = query({
  name: 'inbox.count-unread',
  values: { company: bigint, atMost: bigint },
  row: { count: bigint },
  sql: sql`
    select count(*) from (
      select from ${enquiries} where company_id = $company and is_unread limit $atMost) found`,
});

export const countDue = query({
  name: 'inbox.count-due',
  values: { company: bigint, today: date, atMost: bigint },
  row: { count: bigint },
  sql: sql`
    select count(*) from (
      select from ${enquiries} where company_id = $company and remind_on <= $today limit $atMost) found`,
});

const LABELLED_LEADS = 1000;

export const selectLabels = query({
  name: 'inbox.labels',
  values: { company: bigint },
  row: { label: text },
  sql: sql`
    select distinct used.label from (
      select e.labels from ${enquiries} e where e.company_id = $company and e.labels <> '{}'
      order by e.turn desc limit ${raw(String(LABELLED_LEADS))}) latest
    cross join unnest(latest.labels) as used (label) where used.label is not null
    order by 1 limit 100`,
});

const whole = {
  ...lead,
  ...shared,
  notes: text,
  is_listed: bool,
  is_trusted: bool,
  is_blocked: bool,
  is_reported: bool,
};

const standingIs = (standing: 'trusted' | 'blocked') =>
  sql`exists (select from ${enquirySenders} s
    where s.company_id = e.company_id and mailbox_of(s.email) = mailbox_of(e.email)
      and s.standing = ${standing === 'trusted' ? sql`'trusted'` : sql`'blocked'`})`;

export const selectLead = query({
  name: 'inbox.lead',
  values: { company: bigint, id: bigint },
  row: whole,
  sql: sql`
    select ${leadColumns}, ${sharedColumns}, e.notes, c.listed as is_listed,
      ${standingIs('trusted')} as is_trusted, ${standingIs('blocked')} as is_blocked,
      exists (select from ${enquiryReports} r where r.enquiry_id = e.id) as is_reported
    from ${enquiries} e join ${companyFacts} c on c.id = e.company_id
    where e.company_id = $company and e.id = $id`,
});
