import { Banknote, CalendarClock, MapPin } from 'lucide-react';
import { CompanyLogo } from '#features/companies/web/public.ts';
import { FactLine } from '#features/jobs/applications/web/fact-line.tsx';
import { listSavedJobs } from '#features/jobs/saved/saved-jobs.contract.ts';
import { savedJobsTexts as texts } from '#features/jobs/saved/saved-jobs.texts.ts';
import { formatSalary } from '#features/jobs/web/salary.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useSaveJob } from './use-save-job.ts';

type SavedJob = CallAnswer<typeof listSavedJobs>['jobs'][number];

/** The saved jobs, the latest first. */
export function SavedJobs() {
  const t = useTranslate();
  const { data, error, refetch, isFetching } = useCall(listSavedJobs, {});
  const { save, pending } = useSaveJob();
  if (error) {
    return (
      <ErrorState title={t(texts.loadFailed)} onRetry={() => void refetch()} retrying={isFetching}>
        {tellFailure(error, t)}
      </ErrorState>
    );
  }
  if (!data) return <CardSkeletons label={texts.loading} />;
  if (data.jobs.length === 0) return <None />;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {data.jobs.map((job) => (
        <SavedJobCard
          key={job.id}
          job={job}
          pending={pending}
          onRemove={() => void save(job.id, false)}
        />
      ))}
    </ul>
  );
}

type CardProps = { job: SavedJob; pending: boolean; onRemove: () => void };

function SavedJobCard({ job, pending, onRemove }: CardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const isOpen = job.is_shown && !job.is_over;
  const salary = formatSalary(t, job);
  const date = showDate(job.job_expiry_date, language, 'short');
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-start gap-4">
        <CompanyLogo name={job.company_name} logo={job.company_logo} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h2 className="min-w-0 break-words font-semibold text-lg">
              {job.is_shown ? (
                <Link to={`/job/${job.job_ref}`} className="hover:text-action hover:underline">
                  {job.job_title}
                </Link>
              ) : (
                job.job_title
              )}
            </h2>
            {!isOpen && <Badge>{t(texts.over)}</Badge>}
          </div>
          <p className="break-words text-soft">{job.company_name}</p>
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-muted text-sm">
        <FactLine icon={<MapPin />}>{job.location ?? job.country_name}</FactLine>
        {salary && <FactLine icon={<Banknote />}>{salary}</FactLine>}
        <FactLine icon={<CalendarClock />}>{t(texts.applyBy, { date })}</FactLine>
      </ul>
      <div>
        <Button
          variant="quiet"
          size="sm"
          disabled={pending}
          aria-label={t(texts.removeOf, { job: job.job_title })}
          onClick={onRemove}
        >
          {t(texts.remove)}
        </Button>
      </div>
    </Card>
  );
}

function None() {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <EmptyState
      drawing="tray"
      title={t(texts.none)}
      action={<Button href={local('/jobs')}>{t(texts.browse)}</Button>}
    >
      {t(texts.noneHint)}
    </EmptyState>
  );
}
