import type { eventKindTexts } from '#features/events/event-kinds.texts.ts';
import { demoCompanies } from './demo-companies.ts';
import type { DemoCompany } from './demo-company.ts';
import { demoCountries } from './demo-countries.ts';
import { type DemoText, fillText } from './demo-text.ts';
import { agendaOf } from './events/event-agenda.ts';
import { eventRemarks, furtherDetails, placeOf, venueOf } from './events/event-sentences.ts';
import { speakersOf } from './events/event-speakers.ts';
import type { EventSubject } from './events/event-subject.ts';
import type { EventTheme } from './events/event-theme.ts';
import { gatherings } from './events/gatherings.ts';
import { trainings } from './events/trainings.ts';
import { type Choice, choiceFor } from './seeded-choice.ts';

export type DemoEvent = {
  readonly key: string;
  readonly companyKey: string;
  readonly theme: EventTheme;
  readonly title: DemoText;
  readonly details: DemoText;
  readonly otherDetails?: DemoText;
  /** Days from today; negative is past. */
  readonly startDay: number;
  readonly endDay: number;
  readonly kind: EventKind;
  /** In whole units of the currency; nothing is free of charge. */
  readonly price: { readonly amount: number; readonly currency: string };
  /** One entry in a line. */
  readonly agenda: DemoText;
  readonly speakers: DemoText;
  readonly hours: readonly [from: string, to: string];
  readonly location: DemoText;
  readonly organizer: DemoText;
  readonly link?: string;
  readonly remarks?: DemoText;
};

type EventKind = keyof typeof eventKindTexts;

const kindOf: Readonly<Record<EventTheme, EventKind>> = {
  congress: 'congress',
  exhibition: 'exhibition',
  workshop: 'training',
  course: 'training',
  campaign: 'awareness-day',
  webinar: 'online',
};

/** What taking part usually costs, in dollars. */
const dollarsOf: Readonly<Record<EventTheme, number>> = {
  congress: 120,
  exhibition: 0,
  workshop: 65,
  course: 180,
  campaign: 0,
  webinar: 0,
};

const companies = new Map(demoCompanies.map((company) => [company.key, company]));

const lengthInDays: Readonly<Record<EventTheme, number>> = {
  congress: 2,
  exhibition: 4,
  workshop: 1,
  course: 3,
  campaign: 1,
  webinar: 1,
};

const hoursOf: Readonly<Record<EventTheme, DemoEvent['hours']>> = {
  congress: ['08:30', '17:00'],
  exhibition: ['10:00', '20:00'],
  workshop: ['09:00', '14:00'],
  course: ['09:00', '15:30'],
  campaign: ['16:00', '21:00'],
  webinar: ['19:00', '20:30'],
};

export const demoEvents: readonly DemoEvent[] = [...gatherings, ...trainings]
  .flatMap((subject) => subject.hosts.map((host) => ({ subject, host })))
  .map(({ subject, host }, position) => eventOf(subject, host, position));

function eventOf(subject: EventSubject, host: string, position: number): DemoEvent {
  const company = requireCompany(host);
  const title = fillText(subject.title, [placeOf(company)]);
  const key = `${slugOf(title.en)}-${host}`;
  const choice = choiceFor(`event ${key}`);
  return {
    key,
    companyKey: host,
    theme: subject.theme,
    title,
    details: subject.details,
    ...(choice.chance(0.85) && { otherDetails: furtherDetails(subject.theme, choice) }),
    ...daysOf(subject.theme, position, choice),
    ...factsOf(subject.theme, company, key),
    hours: hoursOf[subject.theme],
    location: venueOf(subject.theme, company, choice),
    organizer: company.name,
    ...(choice.chance(0.65) && { link: `https://${host}.example/events/${slugOf(title.en)}` }),
    ...(choice.chance(0.4) && { remarks: choice.pick(eventRemarks) }),
  };
}

function factsOf(theme: EventTheme, company: DemoCompany, key: string) {
  const choice = choiceFor(`facts of event ${key}`);
  const { currency, perDollar } = demoCountries[company.country];
  const usual = (dollarsOf[theme] * perDollar * choice.between(85, 115)) / 100;
  const step = usual < 100 ? 5 : usual < 2000 ? 25 : 100;
  return {
    kind: kindOf[theme],
    price: { amount: Math.round(usual / step) * step, currency },
    agenda: agendaOf(theme),
    speakers: speakersOf(theme, company.name, choice),
  };
}

/** Every twelfth runs today and every fifteenth is over; the others fill the coming eight months. */
function daysOf(theme: EventTheme, position: number, choice: Choice) {
  const length = lengthInDays[theme];
  if (position % 12 === 5) {
    const startDay = length > 1 ? -1 : 0;
    return { startDay, endDay: startDay + length - 1 };
  }
  const startDay = position % 15 === 9 ? -choice.between(12, 60) : choice.between(3, 240);
  return { startDay, endDay: startDay + length - 1 };
}

function requireCompany(key: string): DemoCompany {
  const company = companies.get(key);
  if (!company) throw new Error(`No demo company "${key}"`);
  return company;
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}
