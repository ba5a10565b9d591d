import { findEvent, listCalendarEvents } from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { writeCalendar } from '#platform/calendar/calendar-file.ts';
import { documentRoute } from '#platform/http/mount-documents.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { calendarEntry } from './calendar-entry.ts';

const contentType = 'text/calendar; charset=utf-8';

const calendarOfEvent = documentRoute({
  path: '/event/:slug(^[a-z0-9-]+).ics',
  call: findEvent,
  attachment: true,
  compose: ({ event }, facts) => ({
    contentType,
    body: writeCalendar(event.event_title, [calendarEntry(event, facts)]),
  }),
});

/** A calendar to subscribe to; the country is part of its address. */
const calendarOfCountry = documentRoute({
  path: '/events.ics',
  call: listCalendarEvents,
  compose: ({ events, country_name }, facts) => ({
    contentType,
    body: writeCalendar(
      translateIn(facts.language)(eventsTexts.feedName, { country: country_name }),
      events.map((event) => calendarEntry(event, facts)),
    ),
  }),
});

export const eventsDocuments = [calendarOfEvent, calendarOfCountry];
