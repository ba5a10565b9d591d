import { prepared } from '#platform/database/prepared.ts';
import { GLANCED_AT } from '#platform/database/word-search.ts';

export type EventRow = {
  id: number;
  event_ref: string;
  slug: string;
  title: string;
  title_ar: string | null;
  details: string | null;
  details_ar: string | null;
  other_details: string | null;
  other_details_ar: string | null;
  start_date: string;
  expiry_date: string;
  location: string | null;
  location_ar: string | null;
  organizer: string | null;
  organizer_ar: string | null;
  image: string | null;
  pdf: string | null;
  event_link: string | null;
  remarks: string | null;
  remarks_ar: string | null;
  country: string;
  updated_at: Date;
  company_id: number;
  company_name: string;
  company_name_ar: string | null;
};

export type EventDetailRow = EventRow & {
  registration_open: boolean;
  company_logo: string | null;
  company_website: string | null;
  company_email: string;
  company_phone: string;
  phone_country: string;
};

/** `e` is the event, `c` its company. */
export const eventColumns = `
  e.id, e.event_ref, e.slug, e.title, e.title_ar, e.details, e.details_ar, e.other_details,
  e.other_details_ar, to_char(e.start_date, 'YYYY-MM-DD') as start_date,
  to_char(e.expiry_date, 'YYYY-MM-DD') as expiry_date, e.location, e.location_ar, e.organizer,
  e.organizer_ar, e.image, e.pdf, e.event_link, e.remarks, e.remarks_ar, e.country, e.updated_at,
  e.company_id, c.name as company_name, c.name_ar as company_name_ar`;

/** The ids come from an index alone, however rare the country; only what is shown is then read. */
function cardsOf(ids: string): string {
  return `select ${eventColumns} from (${ids}) as listed
    join events e on e.id = listed.id
    join companies c on c.id = e.company_id
    order by e.expiry_date, e.id`;
}

const afterPosition = '(expiry_date, id) > ($2::date, $3::bigint)';
const soonestFirst = 'order by expiry_date, id';

/** What ends soonest in a country. $1 country, $2 and $3 after this expiry date and id. */
function soonest(limit: string): string {
  return `select id, expiry_date from events where shown and country = $1 and ${afterPosition}
    ${soonestFirst} limit ${limit}`;
}

/** $1 country, $2 and $3 after this expiry date and id, $4 how many. */
export const selectEvents = prepared<EventRow>('events-of-country', cardsOf(soonest('$4')));

/** As above; $5 the question. Looks at the soonest events only: a common word is found there at once. */
export const glanceEvents = prepared<EventRow>(
  'events-glanced',
  cardsOf(`select events.id from (${soonest(String(GLANCED_AT))}) as soonest
    join events on events.id = soonest.id
    where words @@ $5::tsquery
    order by events.expiry_date, events.id limit $4`),
);

/** As above. Looks everywhere, through the index of words: right for a word that is not common. */
export const searchEvents = prepared<EventRow>(
  'events-searched',
  `with found as materialized (
     select id, expiry_date from events
     where shown and country = $1 and ${afterPosition} and words @@ $5::tsquery
   ) ${cardsOf(`select id from found ${soonestFirst} limit $4`)}`,
);

/** $1 company, $2 and $3 after this expiry date and id, $4 how many. */
export const selectCompanyEvents = prepared<EventRow>(
  'events-of-company',
  cardsOf(`select id from events where shown and company_id = $1 and ${afterPosition}
    ${soonestFirst} limit $4`),
);

export const selectEvent = prepared<EventDetailRow>(
  'event-detail',
  `select ${eventColumns}, e.registration_open, c.logo as company_logo, c.website as company_website,
     c.email as company_email, c.phone as company_phone, c.phone_country
   from events e join companies c on c.id = e.company_id
   where e.slug = $1 and e.shown`,
);
