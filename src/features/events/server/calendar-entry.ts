import type { listCalendarEvents } from '#features/events/events.contract.ts';
import type { CalendarEntry } from '#platform/calendar/calendar-file.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { findCalendarDate } from '#platform/dates/calendar-date.ts';
import { type Language, localizePath } from '#platform/i18n/languages.ts';

type Event = CallAnswer<typeof listCalendarEvents>['events'][number];

/** An event as an iCalendar entry. */
export function calendarEntry(
  event: Event,
  { appUrl, language }: { readonly appUrl: string; readonly language: Language },
): CalendarEntry {
  const texts = [event.event_details, event.event_other_details, event.remarks];
  return {
    uid: `${event.event_ref.toLowerCase()}@${new URL(appUrl).hostname}`,
    changedAt: new Date(event.updated_at),
    from: findCalendarDate(event.event_start_date) ?? '',
    to: findCalendarDate(event.event_expiry_date) ?? '',
    ...(event.starts_at ? { startsAt: new Date(event.starts_at) } : {}),
    ...(event.ends_at ? { endsAt: new Date(event.ends_at) } : {}),
    title: event.event_title,
    description: texts.filter(Boolean).join('\n\n') || undefined,
    location: event.location ?? undefined,
    url: appUrl + localizePath(language, `/event/${event.slug}`),
  };
}
