import { requireListedCompany } from '#features/companies/server/public.ts';
import { eventNarrowing } from '#features/events/event-narrowing.ts';
import { agendaOf, speakersOf } from '#features/events/event-programme.ts';
import {
  CALENDAR_EVENTS,
  findEvent,
  listCalendarEvents,
  listCompanyEvents,
  listEventChoices,
  listEvents,
  listSimilarEvents,
} from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { selectSponsorsOf } from '#features/events/sponsors/server/event-sponsors.queries.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { isOver, todayAt } from '#platform/dates/validity.ts';
import { withCountryFallback } from '#platform/geo/country-fallback.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { inLanguage, writtenIn } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { findWebAddress } from '#platform/links/web-address.ts';
import { isDefaultList } from '#platform/narrowing/server/asked-of-list.ts';
import { eventAnswer, eventPage } from './event-answers.ts';
import { narrowedEvents } from './event-list.ts';
import {
  selectCompanyEvents,
  selectEvent,
  selectEvents,
  selectSimilarEvents,
} from './events.queries.ts';

const SIMILAR_EVENTS = 3;

/** The cursor's expiry date and id. A date in the past starts the list over, because nothing before today is shown. */
function positionOf(cursor: string | undefined, now: Date) {
  const today = todayAt(now);
  const [date = '', id] = cursor?.split('.') ?? [];
  if (date < today) return { afterDate: today, afterId: 0 };
  return { afterDate: date, afterId: Number(id) };
}

type PlainInput = { limit: number; country?: string | undefined; cursor?: string | undefined };

/** The list without filters; the answer says which country it shows. */
function readPlain(
  { limit, country, cursor }: PlainInput,
  { database, visitor, language, now }: OperationContext,
) {
  const range = { ...positionOf(cursor, now), atMost: limit + 1 };
  return withCountryFallback(country ?? visitor.country, language, (each) =>
    selectEvents.all(database.pool, { country: each, ...range }),
  );
}

const eventsOfCountry = operation(listEvents, async (input, context) => {
  const { language } = context;
  const { country, limit } = input;
  const message = (rows: readonly unknown[]) =>
    rows.length === 0 ? translateIn(language)(eventsTexts.noneFound) : null;
  if (isDefaultList(eventNarrowing, input)) {
    const { rows, facts } = await readPlain(input, context);
    return { ...eventPage(rows, limit, language), message: message(rows), ...facts };
  }
  const { facts } = await readPlain({ country, limit: 1 }, context);
  const rows = await narrowedEvents.readPage(input, facts.country_used, context);
  return {
    ...eventPage(rows, limit, language),
    next_cursor: narrowedEvents.nextCursor(rows, limit),
    message: message(rows),
    ...facts,
  };
});

const eventChoices = operation(listEventChoices, async (input, context) => {
  const { facts } = await readPlain({ country: input.country, limit: 1 }, context);
  return { ...(await narrowedEvents.readChoices(input, facts.country_used, context)), ...facts };
});

async function requireEvent(slug: string, { database }: OperationContext) {
  const row = await selectEvent.first(database.pool, { slug });
  if (!row) throw notFound(eventsTexts.notFound);
  return row;
}

const eventDetail = operation(findEvent, async ({ slug }, context) => {
  const { database, language, now } = context;
  const row = await requireEvent(slug, context);
  const over = isOver(row.expiry_date, now);
  const asked = { ref: row.event_ref, today: todayAt(now) };
  const sponsors = await selectSponsorsOf.all(database.pool, asked);
  return {
    event: {
      ...eventAnswer(row, language),
      sponsors: sponsors.map(({ name, name_ar, logo, hyperlink }) => ({
        sponsor_name: inLanguage(language, name, name_ar),
        sponsor_logo: logo,
        hyperlink,
      })),
      agenda: agendaOf(writtenIn(language, row.agenda, row.agenda_ar)),
      speakers: speakersOf(inLanguage(language, row.speakers, row.speakers_ar)),
      is_over: over,
      registration_open: row.registration_open && !over,
      company_logo: row.company_logo,
      company_website: findWebAddress(row.company_website) ?? null,
      company_email: row.company_email,
      company_phone: row.company_phone,
      phone_country: row.phone_country,
    },
  };
});

const similarEvents = operation(listSimilarEvents, async ({ slug }, context) => {
  const row = await requireEvent(slug, context);
  const rows = await selectSimilarEvents.all(context.database.pool, {
    event: row.id,
    country: row.country,
    kind: row.event_kind ?? undefined,
    today: todayAt(context.now),
    atMost: SIMILAR_EVENTS,
  });
  return { events: rows.map((each) => eventAnswer(each, context.language)) };
});

const eventsOfCompany = operation(listCompanyEvents, async (input, context) => {
  const { pool } = context.database;
  await requireListedCompany(pool, input.id);
  const rows = await selectCompanyEvents.all(pool, {
    company: input.id,
    ...positionOf(input.cursor, context.now),
    atMost: input.limit + 1,
  });
  return eventPage(rows, input.limit, context.language);
});

const calendarEvents = operation(listCalendarEvents, async (input, context) => {
  const { language, now } = context;
  const country = input.country ?? context.visitor.country;
  const range = { ...positionOf(undefined, now), atMost: CALENDAR_EVENTS };
  const rows = await selectEvents.all(context.database.pool, { country, ...range });
  return {
    events: rows.map((row) => eventAnswer(row, language)),
    country,
    country_name: countryName(country, language),
  };
});

export const eventsOperations: readonly Operation[] = [
  eventsOfCountry,
  eventChoices,
  eventDetail,
  similarEvents,
  eventsOfCompany,
  calendarEvents,
];
