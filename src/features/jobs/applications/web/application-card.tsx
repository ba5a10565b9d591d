import { Banknote, CalendarDays, Eye, EyeOff, MapPin, MessageCircleReply } from 'lucide-react';
import { CompanyLogo } from '#features/companies/web/public.ts';
import type { listUserApplications } from '#features/jobs/applications/applications.contract.ts';
import { myJobsTexts as texts } from '#features/jobs/applications/my-jobs.texts.ts';
import { formatSalary } from '#features/jobs/web/salary.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FactLine } from './fact-line.tsx';
import { dayOf } from './known-applications.tsx';
import { StatusBadge } from './status-badge.tsx';

export type Application = CallAnswer<typeof listUserApplications>['applications'][number];

type CardProps = { application: Application; onDetails: () => void; onWithdraw: () => void };

export function ApplicationCard({ application, onDetails, onWithdraw }: CardProps) {
  const t = useTranslate();
  const { job_title: job, company_name, status } = application;
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-start gap-4">
        <CompanyLogo name={company_name} logo={application.company_logo} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h2 className="min-w-0 break-words font-semibold text-lg">{job}</h2>
            <StatusBadge own status={status} />
          </div>
          <p className="break-words text-soft">{company_name}</p>
        </div>
      </div>
      <JobGone application={application} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Facts application={application} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="sm"
            aria-label={t(texts.viewDetailsOf, { job })}
            onClick={onDetails}
          >
            {t(texts.viewDetails)}
          </Button>
          {application.can_withdraw && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t(texts.withdrawOf, { job })}
              onClick={onWithdraw}
            >
              {t(texts.withdraw)}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Says that a job is closed or gone, so that nobody waits for an answer that cannot come. */
function JobGone({ application }: { application: Application }) {
  const t = useTranslate();
  const { job_id: job, is_shown: isShown, can_withdraw: isOpen, status } = application;
  if (isShown || status === 'withdrawn') return null;
  const gone = isOpen ? texts.jobGoneUnanswered : texts.jobGone;
  return (
    <Notice tone={job === null ? 'warning' : 'info'} announced={false}>
      {t(job === null ? gone : texts.jobClosed)}
    </Notice>
  );
}

function Facts({ application }: { application: Application }) {
  const t = useTranslate();
  const language = useLanguage();
  const salary = formatSalary(t, application);
  const { location, cv_opened_at: openedAt, answer_by: answerBy, status } = application;
  const date = showDate(dayOf(application.created_at), language, 'short');
  return (
    <ul className="flex min-w-0 flex-wrap gap-x-5 gap-y-1.5 text-muted text-sm">
      {location && <FactLine icon={<MapPin />}>{location}</FactLine>}
      {salary && <FactLine icon={<Banknote />}>{salary}</FactLine>}
      <FactLine icon={<CalendarDays />}>{t(texts.appliedOn, { date })}</FactLine>
      {answerBy && status === 'pending' && (
        <FactLine icon={<MessageCircleReply />}>
          {t(texts.answerBy, { date: showDate(answerBy, language, 'short') })}
        </FactLine>
      )}
      {openedAt ? (
        <FactLine icon={<Eye />}>
          {t(texts.cvOpened, { time: showMoment(openedAt, language) })}
        </FactLine>
      ) : (
        <FactLine icon={<EyeOff />}>{t(texts.cvUnopened)}</FactLine>
      )}
    </ul>
  );
}
