import { Globe, Mail, Phone } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { eventsTexts } from '#features/events/events.texts.ts';
import { eventSponsorsPart } from '#features/events/sponsors/web/event-sponsors-part.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { usePagePart } from '#platform/pages/page-part.ts';
import { FactList } from '#ui/display/fact-list.tsx';
import { eventDepthPart } from './event-parts.ts';
import type { Event } from './register-button.tsx';

const linkClasses = 'text-action underline-offset-4 hover:underline';

function registrationText(event: Event): Text {
  if (event.is_over) return eventsTexts.registrationOver;
  if (!event.registration_open) return eventsTexts.registrationClosed;
  return event.event_link ? eventsTexts.registerByLink : eventsTexts.registerHere;
}

/** The four required sections of an event's page, without empty ones. */
export function EventSections({ event }: { event: Event }) {
  const t = useTranslate();
  return (
    <div className="grid grid-cols-1 gap-10 print:mt-8 print:gap-6">
      {event.event_details && (
        <Section title={t(eventsTexts.sectionDetails)}>
          <p className="whitespace-pre-line text-lg">{event.event_details}</p>
        </Section>
      )}
      <Suspense>
        <Programme event={event} />
      </Suspense>
      <Section title={t(eventsTexts.sectionRegistration)}>
        <p>{t(registrationText(event))}</p>
        {event.event_other_details && (
          <p className="mt-3 whitespace-pre-line">{event.event_other_details}</p>
        )}
      </Section>
      <Section title={t(eventsTexts.sectionContact)}>
        <EventContact event={event} />
      </Section>
      {event.remarks && (
        <Section title={t(eventsTexts.sectionAdditional)}>
          <p className="whitespace-pre-line">{event.remarks}</p>
        </Section>
      )}
      {event.sponsors.length > 0 && (
        <Suspense>
          <Sponsors event={event} />
        </Suspense>
      )}
    </div>
  );
}

function Programme({ event }: { event: Event }) {
  const { EventProgramme } = usePagePart(eventDepthPart);
  return <EventProgramme event={event} />;
}

function Sponsors({ event }: { event: Event }) {
  const { EventSponsors } = usePagePart(eventSponsorsPart);
  return <EventSponsors event={event} />;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="measure break-words text-soft">
      <h2 className="mb-3 font-semibold text-ink text-xl">{title}</h2>
      {children}
    </section>
  );
}

function EventContact({ event }: { event: Event }) {
  const t = useTranslate();
  const phone = `+${event.phone_country.replace(/^\+/, '')} ${event.company_phone}`;
  return (
    <>
      <p className="mb-4">
        <Link to={`/company/${event.company_id}`} className={linkClasses}>
          {event.company_name}
        </Link>
      </p>
      <FactList
        className="sm:flex sm:flex-wrap sm:gap-x-12"
        facts={[
          {
            id: 'phone',
            icon: <Phone />,
            term: t(eventsTexts.phone),
            value: (
              <a href={`tel:${phone.replaceAll(' ', '')}`} className={linkClasses}>
                <bdi>{phone}</bdi>
              </a>
            ),
          },
          {
            id: 'email',
            icon: <Mail />,
            term: t(eventsTexts.email),
            value: (
              <a href={`mailto:${event.company_email}`} className={linkClasses}>
                <bdi>{event.company_email}</bdi>
              </a>
            ),
          },
          ...(event.company_website
            ? [
                {
                  id: 'website',
                  icon: <Globe />,
                  term: t(eventsTexts.website),
                  value: (
                    <a
                      href={event.company_website}
                      target="_blank"
                      rel="noopener noreferrer"
                      className={linkClasses}
                    >
                      <bdi>{new URL(event.company_website).host}</bdi>
                      <span className="sr-only">{t(eventsTexts.opensInNewTab)}</span>
                    </a>
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
