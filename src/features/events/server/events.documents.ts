import { findEvent, listCalendarEvents } from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { type CalendarEntry, writeCalendar } from '#platform/calendar/calendar-file.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { findCalendarDate } from '#platform/dates/calendar-date.ts';
import { type DocumentFacts, documentRoute } from '#platform/http/mount-documents.ts';
import { localizePath } from '#platform/i18n/languages.ts';
import { sayIn } from '#platform/i18n/server-say.ts';

type Event = CallAnswer<typeof listCalendarEvents>['events'][number];

const contentType = 'text/calendar; charset=utf-8';

function entryOf(event: Event, { appUrl, language }: DocumentFacts): CalendarEntry {
  const texts = [event.event_details, event.event_other_details, event.remarks];
  return {
    uid: `${event.event_ref.toLowerCase()}@${new URL(appUrl).hostname}`,
    changedAt: new Date(event.updated_at),
    from: findCalendarDate(event.event_start_date) ?? '',
    to: findCalendarDate(event.event_expiry_date) ?? '',
    title: event.event_title,
    description: texts.filter(Boolean).join('\n\n') || undefined,
    location: event.location ?? undefined,
    url: appUrl + localizePath(language, `/event/${event.slug}`),
  };
}

const calendarOfEvent = documentRoute({
  path: '/event/:slug(^[a-z0-9-]+).ics',
  call: findEvent,
  attachment: true,
  compose: ({ event }, facts) => ({
    contentType,
    body: writeCalendar(event.event_title, [entryOf(event, facts)]),
  }),
});

/** For calendars that look again by themselves; the country is part of the address they keep. */
const calendarOfCountry = documentRoute({
  path: '/events.ics',
  call: listCalendarEvents,
  compose: ({ events, country_name }, facts) => ({
    contentType,
    body: writeCalendar(
      sayIn(facts.language)(eventsTexts.feedName, { country: country_name }),
      events.map((event) => entryOf(event, facts)),
    ),
  }),
});

export const eventsDocuments = [calendarOfEvent, calendarOfCountry];
