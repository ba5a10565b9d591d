import { companyFacts } from '#features/companies/server/public.ts';
import { eventChoicesTexts as texts } from '#features/events/event-choices.texts.ts';
import { eventKindTexts } from '#features/events/event-kinds.texts.ts';
import { eventNarrowing } from '#features/events/event-narrowing.ts';
import { findListed } from '#features/search/server/public.ts';
import { date, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { cityFacet } from '#platform/geo/server/city-facet.ts';
import { ofMonths, worded } from '#platform/narrowing/server/facet-kinds.ts';
import { followedList } from '#platform/narrowing/server/followed-list.ts';
import { narrowedList } from '#platform/narrowing/server/narrowed-list.ts';
import { narrowedReader } from '#platform/narrowing/server/narrowed-reader.ts';
import { eventColumns, eventRow } from './events.queries.ts';
import { events } from './events.table.ts';

/** An event under way counts for the current month. */
const month = sql`to_char(greatest(n.start_date, $today::date), 'YYYY-MM')`;

/** The current and upcoming events of a country, with their filters. */
const eventList = narrowedList({
  name: 'events',
  narrowing: eventNarrowing,
  from: sql`${events} n`,
  id: sql`n.id`,
  where: sql`n.shown and n.country = $country and n.expiry_date >= $today::date`,
  values: { country: text, today: date },
  facets: {
    month: ofMonths({ label: texts.month, value: month }),
    kind: worded({ label: texts.kind, value: sql`n.event_kind` }, eventKindTexts),
    attendance: worded(
      {
        label: texts.attendance,
        value: sql`case when n.is_online or n.event_kind = 'online' then 'online' else 'in-person' end`,
      },
      { online: texts.online, 'in-person': texts.inPerson },
    ),
    city: cityFacet(sql`n.city_key`),
    fee: worded(
      {
        label: texts.fee,
        value: sql`case when n.price_minor = 0 then 'free' when n.price_minor > 0 then 'charged' end`,
      },
      { free: texts.free, charged: texts.charged },
    ),
  },
  ranks: { soonest: sql`n.expiry_date - date '2000-01-01'`, newest: sql`-n.id` },
  ties: 'oldest first',
  row: eventRow,
  columns: eventColumns,
  joins: sql`
    join ${events} e on e.id = listed.id join ${companyFacts} c on c.id = e.company_id`,
});

const valuesOf = (country: string, today: CalendarDate) => ({ country, today });

export const narrowedEvents = narrowedReader({
  list: eventList,
  find: (connection, sought) => findListed(connection, { ...sought, kind: 'event' }),
  valuesOf,
  words: {
    sorts: { soonest: texts.soonest, newest: texts.newest },
    counted: texts.total,
  },
});

export const followedEvents = followedList({
  path: '/events',
  kind: 'event',
  list: eventList,
  valuesOf,
});
