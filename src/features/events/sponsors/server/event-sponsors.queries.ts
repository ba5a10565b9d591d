import { events } from '#features/events/server/events.table.ts';
import { array, bigint, date, nullable, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { eventSponsors } from './event-sponsors.table.ts';

export const selectSponsorsOf = query({
  name: 'events.sponsors',
  values: { ref: text, today: date },
  row: { name: text, name_ar: nullable(text), logo: nullable(text), hyperlink: nullable(text) },
  sql: sql`
    select name, name_ar, logo, hyperlink from ${eventSponsors}
    where string_to_array(event_refs, ',') @> array[$ref::text] and status = 1
      and coalesce(starts_on, $today::date) <= $today::date
      and coalesce(ends_on, $today::date) >= $today::date
    order by position, id`,
});

export const countKnownRefs = query({
  name: 'events.known-references',
  values: { refs: array(text) },
  row: { known: bigint },
  sql: sql`select count(*) as known from ${events} where event_ref = any($refs)`,
});
