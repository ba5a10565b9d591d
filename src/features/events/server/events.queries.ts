import { companyFacts } from '#features/companies/server/public.ts';
import { bigint, bool, date, nullable, text, timestamp } from '#platform/database/columns.ts';
import { rowsOf } from '#platform/database/followed-rows.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { events } from './events.table.ts';

export const eventRow = {
  id: bigint,
  event_ref: text,
  slug: text,
  title: text,
  title_ar: nullable(text),
  details: nullable(text),
  details_ar: nullable(text),
  other_details: nullable(text),
  other_details_ar: nullable(text),
  start_date: text,
  expiry_date: text,
  start_time: nullable(text),
  end_time: nullable(text),
  location: nullable(text),
  location_ar: nullable(text),
  organizer: nullable(text),
  organizer_ar: nullable(text),
  image: nullable(text),
  pdf: nullable(text),
  event_link: nullable(text),
  event_kind: nullable(text),
  price_minor: nullable(bigint),
  price_currency: nullable(text),
  remarks: nullable(text),
  remarks_ar: nullable(text),
  country: text,
  updated_at: timestamp,
  company_id: bigint,
  company_name: text,
  company_name_ar: nullable(text),
};

export type EventRow = RowOf<typeof eventRow>;

/** Columns of `eventSource`: `e` is the event, `c` its company. */
export const eventColumns = sql`
  e.id, e.event_ref, e.slug, e.title, e.title_ar, e.details, e.details_ar, e.other_details,
  e.other_details_ar, e.start_date::text, e.expiry_date::text, e.start_time, e.end_time, e.location, e.location_ar,
  e.organizer, e.organizer_ar, e.image, e.pdf, e.event_link, e.event_kind, e.price_minor,
  e.price_currency, e.remarks, e.remarks_ar, e.country,
  e.updated_at, e.company_id, c.name as company_name, c.name_ar as company_name_ar`;

export const eventSource = sql`${events} e join ${companyFacts} c on c.id = e.company_id`;

/** The ids come from an index-only scan, however rare the country; only the rows to show are then read. */
function cardsOf(ids: Sql): Sql {
  return sql`
    select ${eventColumns} from (${ids}) as listed
    join ${events} e on e.id = listed.id
    join ${companyFacts} c on c.id = e.company_id
    order by e.expiry_date, e.id`;
}

/** Events that come after the cursor in the order of their last day, up to a limit. */
const range = { afterDate: date, afterId: bigint, atMost: bigint };

const isBehind = sql`(expiry_date, id) > ($afterDate::date, $afterId::bigint)`;
const soonestFirst = sql`order by expiry_date, id`;

/** The events of a country that end first. */
function soonest(limit: Sql): Sql {
  return sql`
    select id, expiry_date from ${events} where shown and country = $country and ${isBehind}
    ${soonestFirst} limit ${limit}`;
}

export const selectEvents = query({
  name: 'events.of-country',
  values: { country: text, ...range },
  row: eventRow,
  sql: cardsOf(soonest(sql`$atMost`)),
  follows: [rowsOf(events, { country: '$country' }), rowsOf(companyFacts, { id: 'company_id' })],
});

export const selectCompanyEvents = query({
  name: 'events.of-company',
  values: { company: bigint, ...range },
  row: eventRow,
  sql: cardsOf(sql`
    select id from ${events} where shown and company_id = $company and ${isBehind}
    ${soonestFirst} limit $atMost`),
  follows: [rowsOf(events, { company_id: '$company' }), rowsOf(companyFacts, { id: '$company' })],
});

export const selectEvent = query({
  name: 'events.detail',
  values: { slug: text },
  row: {
    ...eventRow,
    registration_open: bool,
    agenda: nullable(text),
    agenda_ar: nullable(text),
    speakers: nullable(text),
    speakers_ar: nullable(text),
    company_logo: nullable(text),
    company_website: nullable(text),
    company_email: text,
    company_phone: text,
    phone_country: text,
  },
  sql: sql`
    select ${eventColumns}, e.registration_open, e.agenda, e.agenda_ar, e.speakers, e.speakers_ar,
      c.logo as company_logo,
      c.website as company_website, c.email as company_email, c.phone as company_phone,
      c.phone_country
    from ${eventSource} where e.slug = $slug and e.shown`,
  follows: [rowsOf(events, { slug: '$slug' }), rowsOf(companyFacts, { id: 'company_id' })],
});

/** Upcoming events of the country, those of the same kind first; within each the soonest first. */
export const selectSimilarEvents = query({
  name: 'events.similar',
  values: { event: bigint, country: text, kind: nullable(text), today: date, atMost: bigint },
  row: eventRow,
  sql: sql`
    with candidates as (
      (select id, 0 as distance from ${events}
       where shown and country = $country and event_kind = $kind::text
         and expiry_date >= $today::date and id <> $event
       ${soonestFirst} limit $atMost)
      union all
      (select id, 1 from ${events}
       where shown and country = $country and expiry_date >= $today::date and id <> $event
       ${soonestFirst} limit $atMost)
    ), nearest as (
      select id, min(distance) as distance from candidates group by id
    )
    select ${eventColumns} from nearest
    join ${events} e on e.id = nearest.id
    join ${companyFacts} c on c.id = e.company_id
    order by nearest.distance, e.expiry_date, e.id limit $atMost`,
  follows: [rowsOf(events, { country: '$country' }), rowsOf(companyFacts, { id: 'company_id' })],
});
