import { drawEventCover } from '#demo/demo-covers.ts';
import { type DemoEvent, demoEvents } from '#demo/demo-events.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { showDateRange } from '#platform/dates/show-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { storePublicFile } from '#platform/files/file-store.ts';
import { findMinor } from '#platform/money/amounts.ts';
import { addedAt } from './added-at.ts';
import { writeBrochure } from './brochure.ts';
import type { DemoFill } from './demo-fill.ts';
import { drawingStore } from './store-drawing.ts';

/** One in so many has a brochure, or has closed its registration. */
const BROCHURE_EVERY = 3;
const CLOSED_EVERY = 17;

async function storeBrochure(fill: DemoFill, event: DemoEvent): Promise<string> {
  const today = todayAt(fill.today);
  const dates = showDateRange(addDays(today, event.startDay), addDays(today, event.endDay), 'en');
  const name = `${event.key}.pdf`;
  const lines = [
    { text: event.title.en, size: 26 },
    { text: dates, size: 14 },
    { text: event.location.en, size: 14 },
    { text: event.organizer.en, size: 14 },
    { text: ' ', size: 14 },
    { text: event.details.en, size: 12 },
    { text: event.otherDetails?.en ?? '', size: 12 },
  ];
  await storePublicFile(fill.files, 'brochures', name, writeBrochure(lines));
  return name;
}

function priceOf({ price: { amount, currency } }: DemoEvent) {
  if (amount === 0) return { priceMinor: 0 };
  return { priceMinor: findMinor(String(amount), currency), priceCurrency: currency };
}

/** Running, coming and past events of the companies, counted from today. */
export async function fillEvents(fill: DemoFill): Promise<void> {
  const today = todayAt(fill.today);
  const storeCover = drawingStore(fill.files, 'events');
  const addedOn = addedAt(fill, 'events', demoEvents.length, { first: 48, last: 10 });
  const rows = demoEvents.map(async (event, position) => ({
    companyId: fill.companyIds.get(event.companyKey) as number,
    title: event.title.en,
    titleAr: event.title.ar,
    details: event.details.en,
    detailsAr: event.details.ar,
    otherDetails: event.otherDetails?.en,
    otherDetailsAr: event.otherDetails?.ar,
    startDate: addDays(today, event.startDay),
    expiryDate: addDays(today, event.endDay),
    startTime: event.hours[0],
    endTime: event.hours[1],
    location: event.location.en,
    locationAr: event.location.ar,
    organizer: event.organizer.en,
    organizerAr: event.organizer.ar,
    image: await storeCover(drawEventCover(event)),
    pdf: position % BROCHURE_EVERY === 0 ? await storeBrochure(fill, event) : null,
    createdAt: addedOn(position),
    eventLink: event.link,
    eventKind: event.kind,
    ...priceOf(event),
    agenda: event.agenda.en,
    agendaAr: event.agenda.ar,
    speakers: event.speakers.en || null,
    speakersAr: event.speakers.ar || null,
    remarks: event.remarks?.en,
    remarksAr: event.remarks?.ar,
    registrationOpen: position % CLOSED_EVERY !== 8,
  }));
  const made = await insertRows(fill.connection, 'events', await Promise.all(rows));
  made.forEach(({ id }, position) => {
    fill.eventIds.set(demoEvents[position]?.key ?? '', id);
  });
}
