import { findEvent } from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { isOnline } from '#features/events/online-place.ts';
import { showDateRange } from '#platform/dates/show-date.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { breadcrumbData } from '#platform/pages/breadcrumb-data.ts';
import { findAnswer } from '#platform/pages/call-query.ts';
import type { HeadFacts, PageHead, StructuredData } from '#platform/pages/page-head.ts';
import { eventDays } from './event-dates.ts';
import type { Event } from './register-button.tsx';

/** The place as structured data; for an online event the address for taking part. */
function placeOf(event: Event, address: string): Record<string, unknown> {
  if (isOnline(event)) {
    return {
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: event.event_link || address },
    };
  }
  return {
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.location ?? event.country_name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: event.location ?? undefined,
        addressCountry: event.country,
      },
    },
  };
}

/** The price as structured data, if the organizer states one. */
function offerOf(event: Event, address: string): StructuredData | undefined {
  if (event.price === null) return undefined;
  const isOpen = event.registration_open;
  return {
    '@type': 'Offer',
    price: Number(event.price),
    // schema.org requires a currency even for free events.
    priceCurrency: event.price_currency ?? 'USD',
    availability: `https://schema.org/${isOpen ? 'InStock' : 'SoldOut'}`,
    url: event.event_link ?? address,
  };
}

function eventData(event: Event, absolute: HeadFacts['absolute']): StructuredData {
  const { first, last } = eventDays(event);
  const image = event.image && new URL(uploadAddress('events', event.image), absolute('/')).href;
  return {
    '@type': 'Event',
    name: event.event_title,
    description: event.event_details ?? event.event_title,
    startDate: event.starts_at ?? first,
    endDate: event.ends_at ?? last,
    eventStatus: 'https://schema.org/EventScheduled',
    ...placeOf(event, absolute(`/event/${event.slug}`)),
    image: image ? [image] : undefined,
    organizer: {
      '@type': 'Organization',
      name: event.organizer,
      url: absolute(`/company/${event.company_id}`),
    },
    isAccessibleForFree: event.price === '0' ? true : undefined,
    offers: offerOf(event, absolute(`/event/${event.slug}`)),
    performer: event.speakers.map(({ name, role }) => ({
      '@type': 'Person',
      name,
      jobTitle: role ?? undefined,
    })),
    url: absolute(`/event/${event.slug}`),
  };
}

export function eventHead({ queries, t, language, params, absolute }: HeadFacts): PageHead {
  const slug = String(params.eventSlug);
  const event = findAnswer(queries, findEvent, { slug })?.event;
  if (!event) return { title: t(eventsTexts.notFound), noIndex: true };
  if (event.is_over) {
    const record = event.event_title;
    return { title: record, record, description: t(eventsTexts.over), noIndex: true };
  }
  const { first, last } = eventDays(event);
  return {
    title: event.event_title,
    record: event.event_title,
    description: t(eventsTexts.pageDescription, {
      title: event.event_title,
      dates: showDateRange(first, last, language),
      place: event.location ?? event.country_name,
    }),
    image: event.image ? uploadAddress('events', event.image) : undefined,
    // Only server-rendered documents contain it, so browsers need not load the code.
    structuredData: import.meta.env.SSR
      ? [
          eventData(event, absolute),
          breadcrumbData([
            { name: t(eventsTexts.title), address: absolute('/events') },
            { name: event.event_title, address: absolute(`/event/${slug}`) },
          ]),
        ]
      : [],
  };
}
