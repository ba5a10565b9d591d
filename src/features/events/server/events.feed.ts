import { listEvents } from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { lineOf, textOf } from '#platform/feeds/feed.ts';
import { listFeeds } from '#platform/feeds/list-feeds.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

/** The latest added events; when they take place is in their text. */
export const eventsFeed = listFeeds({
  path: '/events',
  call: listEvents,
  always: { limit: 50, sort: 'newest' },
  feedOf({ events, country_requested_name: country }, { language }) {
    const t = translateIn(language);
    return {
      title: t(eventsTexts.inCountry, { country }),
      description: t(eventsTexts.lead),
      items: events.map((event) => ({
        path: `/event/${event.slug}`,
        title: event.event_title,
        text: textOf(
          lineOf(
            `${event.event_start_date} – ${event.event_expiry_date}`,
            event.location ?? event.country_name,
            event.organizer,
          ),
          event.event_details,
        ),
        author: event.company_name,
        changed: new Date(event.updated_at),
        image: event.image ? `/Upload/events/${event.image}` : undefined,
        tags: event.event_kind_name ? [event.event_kind_name] : [],
      })),
    };
  },
});
