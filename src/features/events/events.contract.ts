import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { dayCursor } from '#platform/calls/cursor-fields.ts';
import { countryCode, recordId, searchText, wholeNumber } from '#platform/calls/fields.ts';
import { countryFacts } from '#platform/geo/country-facts.ts';
import type { AskedNarrowing } from '#platform/narrowing/asked-narrowing.ts';
import {
  choicesInput,
  choicesOutput,
  narrowedCursor,
  narrowingFields,
} from '#platform/narrowing/narrowing-fields.ts';
import { eventNarrowing } from './event-narrowing.ts';

export const EVENTS_PER_PAGE = 10;
export const CALENDAR_EVENTS = 300;

const limit = z._default(wholeNumber({ min: 1, max: 50 }), EVENTS_PER_PAGE);

/** The last event shown, as its expiry date and its id: `2026-11-23.45`. */
const cursor = z.optional(dayCursor);

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,260}$/));

const optionalFact = z.nullable(z.string());

const eventFacts = {
  id: z.int(),
  event_ref: z.string(),
  slug: z.string(),
  event_title: z.string(),
  /** d/m/yyyy */
  event_start_date: z.string(),
  /** d/m/yyyy; the event is listed until the end of this day. */
  event_expiry_date: z.string(),
  /** HH:MM local time, on the first and on the last day; null where only the days are known. */
  event_start_time: optionalFact,
  event_end_time: optionalFact,
  /** The same times as ISO 8601 timestamps with the UTC offset of the event's country. */
  starts_at: optionalFact,
  ends_at: optionalFact,
  location: optionalFact,
  organizer: z.string(),
  /** File names under Upload/events/ and Upload/brochures/. */
  image: optionalFact,
  pdf: optionalFact,
  /** An http or https address. */
  event_link: optionalFact,
  /** exhibition, congress, training, awareness-day or online; its name is in the language asked for. */
  event_kind: optionalFact,
  event_kind_name: optionalFact,
  /** A decimal number; "0" means free of charge and has no currency. Null where the company states no price. */
  price: optionalFact,
  price_currency: optionalFact,
  event_details: optionalFact,
  event_other_details: optionalFact,
  remarks: optionalFact,
  company_id: z.int(),
  company_name: z.string(),
  country: z.string(),
  country_name: z.string(),
  updated_at: z.string(),
};

export const listEvents = declareCall({
  method: 'GET',
  path: 'events/events.php',
  summary: 'Running and coming events of a country, those that end first before the others',
  access: 'visitor',
  input: {
    limit,
    country: z.optional(countryCode),
    search: z.optional(searchText),
    ...narrowingFields(eventNarrowing),
    cursor: z.optional(narrowedCursor(dayCursor)),
  },
  output: {
    events: z.array(z.object(eventFacts)),
    message: optionalFact,
    ...countryFacts,
    next_cursor: optionalFact,
  },
});

export const listEventChoices = declareCall({
  method: 'GET',
  path: 'events/event-choices.php',
  summary: 'What a country’s events can be narrowed by, with how many are in each choice',
  access: 'visitor',
  input: choicesInput(eventNarrowing),
  output: choicesOutput,
});

export const findEvent = declareCall({
  method: 'GET',
  path: 'events/event-detail.php',
  summary: 'One event; those that are over say so',
  access: 'visitor',
  input: { slug },
  output: {
    event: z.object({
      ...eventFacts,
      is_over: z.boolean(),
      registration_open: z.boolean(),
      /** The programme. An entry without a time, such as a day, is a heading for those that follow. */
      agenda: z.array(z.object({ time: optionalFact, title: z.string() })),
      speakers: z.array(z.object({ name: z.string(), role: optionalFact })),
      /** Sponsors that the event's page names. */
      sponsors: z.array(
        z.object({
          sponsor_name: z.string(),
          /** A file name under Upload/event-sponsors/. */
          sponsor_logo: optionalFact,
          hyperlink: optionalFact,
        }),
      ),
      company_logo: optionalFact,
      company_website: optionalFact,
      company_email: z.string(),
      company_phone: z.string(),
      phone_country: z.string(),
    }),
  },
});

export const listSimilarEvents = declareCall({
  method: 'GET',
  path: 'events/similar-events.php',
  summary: 'Coming events like this one: of its kind first, then others of its country',
  access: 'visitor',
  input: { slug },
  output: { events: z.array(z.object(eventFacts)) },
});

export const listCompanyEvents = declareCall({
  method: 'GET',
  path: 'events/company-events.php',
  summary: 'Running and coming events of one listed company',
  access: 'visitor',
  input: { id: recordId, limit, cursor },
  output: { events: z.array(z.object(eventFacts)), next_cursor: optionalFact },
});

export const listCalendarEvents = declareCall({
  method: 'GET',
  path: 'events/calendar.php',
  summary: 'What a calendar of a country’s events holds; no other country stands in',
  access: 'visitor',
  input: { country: z.optional(countryCode) },
  output: { events: z.array(z.object(eventFacts)), country: z.string(), country_name: z.string() },
});

/** The input for the first page of the list. The page and its loader share it, so that both ask for the same. */
export function firstEvents(country: string, asked: AskedNarrowing = {}) {
  return { limit: EVENTS_PER_PAGE, country, ...asked };
}

export function firstCompanyEvents(companyId: number | string) {
  return { id: String(companyId), limit: EVENTS_PER_PAGE };
}
