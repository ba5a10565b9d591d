import { eventKindTexts } from '#features/events/event-kinds.texts.ts';
import { toSlashedDate } from '#platform/dates/calendar-date.ts';
import { zonedTime } from '#platform/dates/zoned-time.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { timeZoneOf } from '#platform/geo/time-zone.ts';
import { codeNames } from '#platform/i18n/code-names.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { findWebAddress } from '#platform/links/web-address.ts';
import { findDecimal } from '#platform/money/amounts.ts';
import type { EventRow } from './events.queries.ts';

type Days = Pick<EventRow, 'start_date' | 'expiry_date' | 'start_time' | 'end_time' | 'country'>;

/** Start and end as timestamps with the UTC offset of the event's country. */
export function momentsOf(row: Days) {
  const zone = timeZoneOf(row.country);
  return {
    starts_at: row.start_time && zonedTime(zone, row.start_date, row.start_time),
    ends_at: row.end_time && zonedTime(zone, row.expiry_date, row.end_time),
  };
}

/** An event as calls return it, in one language. */
export function eventAnswer(row: EventRow, language: Language) {
  const companyName = inLanguage(language, row.company_name, row.company_name_ar);
  return {
    id: row.id,
    event_ref: row.event_ref,
    slug: row.slug,
    event_title: inLanguage(language, row.title, row.title_ar),
    event_start_date: toSlashedDate(row.start_date),
    event_expiry_date: toSlashedDate(row.expiry_date),
    event_start_time: row.start_time,
    event_end_time: row.end_time,
    ...momentsOf(row),
    location: inLanguage(language, row.location, row.location_ar),
    organizer: inLanguage(language, row.organizer, row.organizer_ar) ?? companyName,
    image: row.image,
    pdf: row.pdf,
    event_link: findWebAddress(row.event_link) ?? null,
    event_kind: row.event_kind,
    event_kind_name: codeNames(language)(eventKindTexts, row.event_kind),
    // Zero has no currency.
    price: row.price_minor === 0 ? '0' : findDecimal(row.price_minor, row.price_currency),
    price_currency: row.price_currency,
    event_details: inLanguage(language, row.details, row.details_ar),
    event_other_details: inLanguage(language, row.other_details, row.other_details_ar),
    remarks: inLanguage(language, row.remarks, row.remarks_ar),
    company_id: row.company_id,
    company_name: companyName,
    country: row.country,
    country_name: countryName(row.country, language),
    updated_at: row.updated_at.toISOString(),
  };
}

/** One row more than the page needs was read, to see whether the list continues. */
export function eventPage(rows: readonly EventRow[], limit: number, language: Language) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    events: shown.map((row) => eventAnswer(row, language)),
    next_cursor: last ? `${last.expiry_date}.${last.id}` : null,
  };
}
