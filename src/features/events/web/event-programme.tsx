import { eventPageTexts as texts } from '#features/events/event-page.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import type { Event } from './register-button.tsx';

/** Agenda and speakers. */
export function EventProgramme({ event }: { event: Event }) {
  return (
    <>
      {event.agenda.length > 0 && <Agenda event={event} />}
      {event.speakers.length > 0 && <Speakers event={event} />}
    </>
  );
}

function Agenda({ event }: { event: Event }) {
  const t = useTranslate();
  return (
    <section className="break-words">
      <h2 className="mb-3 font-semibold text-xl">{t(texts.agenda)}</h2>
      <ol className="grid">
        {event.agenda.map(({ time, title }) =>
          time === null ? (
            <li key={`${time ?? ''} ${title}`} className="pt-5 pb-2 font-semibold first:pt-0">
              {title}
            </li>
          ) : (
            <li
              key={`${time ?? ''} ${title}`}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-line border-t py-2.5"
            >
              <span className="text-muted tabular-nums">
                <bdi>{time}</bdi>
              </span>
              <span className="text-soft">{title}</span>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

function Speakers({ event }: { event: Event }) {
  const t = useTranslate();
  return (
    <section>
      <h2 className="mb-4 font-semibold text-xl">{t(texts.speakers)}</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {event.speakers.map(({ name, role }) => (
          <li key={name} className="flex items-center gap-3">
            <Avatar name={name} shape="round" />
            <div className="min-w-0">
              <p className="break-words font-medium">{name}</p>
              {role && (
                <p className="break-words text-muted text-sm first-letter:uppercase">{role}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
