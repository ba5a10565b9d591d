import { CalendarClock, CalendarDays, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Desk, EXPIRES_WITHIN_DAYS } from '#app/dashboards/exhibitor/overview.contract.ts';
import { overviewTexts as texts } from '#app/dashboards/exhibitor/overview.texts.ts';
import { Age } from '#console/web/age.tsx';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { TruncatedUserText } from '#ui/display/truncated-user-text.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Card } from '#ui/layout/card.tsx';

const base = '/exhibitor/dashboard';

/** Cards of what waits for the company, with links to the screens where it is dealt with. */
export function DeskCards({ desk }: { desk: Desk }) {
  const t = useTranslate();
  return (
    <section aria-label={t(texts.waiting)} className="grid gap-4 xl:grid-cols-3">
      <NewApplicants desk={desk} />
      <ComingEvents desk={desk} />
      <EndsSoon desk={desk} />
    </section>
  );
}

type DeskCardProps = {
  title: string;
  icon: ReactNode;
  count: number;
  /** Link to the whole list. */
  more?: { readonly to: string; readonly label: string };
  empty: string;
  children: readonly ReactNode[];
};

function DeskCard({ title, icon, count, more, empty, children }: DeskCardProps) {
  return (
    <Card as="section" className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-soft text-sm">{title}</h2>
          <p className="font-semibold text-3xl tabular-nums">{count.toLocaleString('en')}</p>
        </div>
        <span
          aria-hidden="true"
          className={joinClasses(
            'rounded-lg p-2 [&_svg]:size-5',
            count > 0 ? 'bg-sand-soft text-sand' : 'bg-sunken text-muted',
          )}
        >
          {icon}
        </span>
      </div>
      {children.length > 0 ? (
        <ul className="grid grow content-start divide-y divide-line border-line border-t">
          {children}
        </ul>
      ) : (
        <p className="grow text-muted text-sm">{empty}</p>
      )}
      {more && (
        <Link
          to={more.to}
          className="inline-flex w-fit items-center py-1 font-medium pointer-coarse:min-h-10 text-action text-sm underline-offset-4 hover:underline"
        >
          {more.label}
        </Link>
      )}
    </Card>
  );
}

/** Two short lines: the person or item, and the fact that matters. */
function DeskLine({ to, title, fact }: { to: string; title: string; fact: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="-mx-2 grid rounded-md px-2 py-2 hover:bg-canvas [&:hover>span:first-child]:text-action"
      >
        <TruncatedUserText className="font-medium">{title}</TruncatedUserText>
        <span className="truncate text-muted text-sm">{fact}</span>
      </Link>
    </li>
  );
}

function NewApplicants({ desk }: { desk: Desk }) {
  const t = useTranslate();
  return (
    <DeskCard
      title={t(texts.newApplicants)}
      icon={<UserRoundPlus />}
      count={desk.new_applicants}
      empty={t(texts.noApplicants)}
      more={{ to: `${base}/jobs`, label: t(texts.toJobs) }}
    >
      {desk.applicants
        .slice(0, 3)
        .map(({ application_id, name, job_id, job_title, created_at }) => (
          <DeskLine
            key={application_id}
            to={`${base}/jobs/applicants/${job_id}?who=${application_id}`}
            title={name}
            fact={
              <>
                <bdi>{job_title}</bdi> · <Age at={created_at} />
              </>
            }
          />
        ))}
    </DeskCard>
  );
}

function ComingEvents({ desk }: { desk: Desk }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <DeskCard
      title={t(texts.newRegistrations)}
      icon={<CalendarDays />}
      count={desk.new_registrations}
      empty={t(texts.noEvents)}
      more={{ to: `${base}/events`, label: t(texts.toEvents) }}
    >
      {desk.events.slice(0, 3).map(({ event_id, title, starts_on, registrations }) => (
        <DeskLine
          key={event_id}
          to={`${base}/events/registrations/${event_id}`}
          title={title}
          fact={`${showDate(starts_on, language, 'short')} · ${t(texts.registered, { n: registrations })}`}
        />
      ))}
    </DeskCard>
  );
}

function EndsSoon({ desk }: { desk: Desk }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <DeskCard
      title={t(texts.endsSoon)}
      icon={<CalendarClock />}
      count={desk.expiring.length}
      empty={t(texts.nothingEnds, { n: EXPIRES_WITHIN_DAYS })}
    >
      {desk.expiring.map(({ kind, id, title, on }) => (
        <DeskLine
          key={`${kind} ${id}`}
          to={`${base}/${kind}/edit/${id}`}
          title={title}
          fact={t(texts.endsOn, { date: showDate(on, language, 'short') })}
        />
      ))}
    </DeskCard>
  );
}
