import { eventHours } from '#features/events/event-hours.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { registrationsTexts as texts } from '#features/events/registrations/registrations.texts.ts';
import { calendarEntry } from '#features/events/server/calendar-entry.ts';
import { eventAnswer } from '#features/events/server/event-answers.ts';
import type { EventRow } from '#features/events/server/events.queries.ts';
import { writeCalendar } from '#platform/calendar/calendar-file.ts';
import { oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { RowOf } from '#platform/database/statement.ts';
import { showDateRange } from '#platform/dates/show-date.ts';
import { languages, localizePath } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { withCommas } from '#platform/i18n/with-commas.ts';
import { holdMail } from '#platform/mail/held-mails.ts';
import { queueMail } from '#platform/mail/mail.ts';

export const registrant = { name: text, email: text, language: oneOf(languages) };

type Registrant = Readonly<RowOf<typeof registrant>>;

const letters = {
  registered: { subject: texts.mailSubject, body: texts.mailBody, lane: 'ordinary' },
  cancelled: {
    subject: texts.mailCancelledSubject,
    body: texts.mailCancelledBody,
    lane: 'ordinary',
  },
  // In the `mass` lane, because everybody registered gets it at once.
  removed: { subject: texts.mailRemovedSubject, body: texts.mailRemovedBody, lane: 'mass' },
} as const;

type MailParts = {
  readonly row: EventRow;
  readonly person: Registrant;
  readonly appUrl: string;
  /** Hold by which the mail can still be withdrawn. */
  readonly hold?: string;
};

/** Mails somebody that they are registered, or no longer, with a matching calendar file. */
export async function mailAboutRegistration(
  client: Connection,
  kind: keyof typeof letters,
  { row, person, appUrl, hold }: MailParts,
): Promise<void> {
  const { language } = person;
  const t = translateIn(language);
  const event = eventAnswer(row, language);
  const hours = eventHours(event);
  const values = {
    name: person.name || person.email,
    event: event.event_title,
    dates: withCommas(
      [showDateRange(row.start_date, row.expiry_date, language), hours && `\u2066${hours}\u2069`],
      language,
    ),
    place: event.location ?? t(eventsTexts.toBeAnnounced),
    organizer: event.organizer,
    address: appUrl + localizePath(language, '/user/dashboard/my-events'),
  };
  const entry = calendarEntry(event, { appUrl, language });
  const calendar = writeCalendar(event.event_title, [
    { ...entry, isCancelled: kind !== 'registered' },
  ]);
  const mail = {
    recipient: person.email,
    subject: t(letters[kind].subject, values),
    body: t(letters[kind].body, values),
    language,
    lane: letters[kind].lane,
    topic: `event:${row.id}`,
    attachment: {
      name: `${row.slug}.ics`,
      contentType: 'text/calendar; charset=utf-8',
      content: Buffer.from(calendar),
    },
  };
  if (hold === undefined) await queueMail(client, mail);
  else await holdMail(client, hold, mail);
}
