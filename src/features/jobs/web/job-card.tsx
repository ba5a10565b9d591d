import { Banknote, MapPin } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { useSession } from '#features/accounts/web/public.ts';
import { CompanyLogo } from '#features/companies/web/public.ts';
import type { listJobs } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { CachedMarkup } from '#platform/pages/cached-markup.tsx';
import { Link } from '#platform/pages/link.tsx';
import { usePageTime } from '#platform/pages/page-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { jobButtonText, type OwnApplication } from './application-state.ts';
import { DaysLeft } from './days-left.tsx';
import { previewOf } from './job-preview.ts';
import { postedText } from './posted-text.ts';
import { formatSalary } from './salary.ts';

export type Job = CallAnswer<typeof listJobs>['jobs'][number];

type JobCardProps = {
  job: Job;
  application: OwnApplication;
  onOpen: (job: Job) => void;
  /** False on the company's own page. */
  withCompany: boolean;
};

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}

/** Memoised: when the list grows by a page, only that page renders. */
export const JobCard = memo(function JobCard(props: JobCardProps) {
  const { job, application, onOpen, withCompany } = props;
  const t = useTranslate();
  const session = useSession();
  const label = t(jobButtonText(session, application, job.days_left));

  // The title links to the job's own page; a plain click opens a dialog over the list.
  function press(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen(job);
  }

  return (
    <Card as="li" className="flex flex-col">
      <div className="flex items-start gap-4">
        {withCompany && <CompanyLogo name={job.company_name} logo={job.company_logo} />}
        <div className="min-w-0 grow">
          <h2 className="break-words font-semibold text-lg">
            <Link
              to={`/job/${job.job_ref}`}
              onClick={press}
              title={job.job_title}
              className="line-clamp-3 underline-offset-4 hover:text-action hover:underline"
            >
              {job.job_title}
            </Link>
          </h2>
          {withCompany && <p className="break-words text-soft">{job.company_name}</p>}
        </div>
      </div>
      <CachedMarkup as="div" name="job-card" shows={job} className="flex grow flex-col">
        <JobPlaceAndPay job={job} />
        <p className="mt-3 mb-4 break-words text-soft text-sm">{previewOf(job.job_details)}</p>
        <div className="mt-auto flex flex-wrap gap-2">
          <DaysLeft days={job.days_left} />
          {job.employment_kind_name && <Badge>{job.employment_kind_name}</Badge>}
        </div>
      </CachedMarkup>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <CachedMarkup as="div" name="job-card-dates" shows={job}>
          <JobDates job={job} />
        </CachedMarkup>
        <Button
          variant="secondary"
          size="sm"
          className="grow sm:grow-0"
          onClick={() => onOpen(job)}
          aria-label={`${label}: ${job.job_title}`}
        >
          {label}
        </Button>
      </div>
    </Card>
  );
});

/** Place and salary, which applicants ask for first. */
function JobPlaceAndPay({ job }: { job: Job }) {
  const t = useTranslate();
  const salary = formatSalary(t, job);
  return (
    <dl className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      <div className="flex min-w-0 gap-2 text-soft">
        <dt className="pt-0.5 text-muted">
          <MapPin aria-hidden="true" className="size-4" />
          <span className="sr-only">{t(jobsTexts.location)}</span>
        </dt>
        <dd className="min-w-0 break-words">{job.location ?? job.country_name}</dd>
      </div>
      <div className="flex min-w-0 gap-2">
        <dt className="pt-0.5 text-muted">
          <Banknote aria-hidden="true" className="size-4" />
          <span className="sr-only">{t(jobsTexts.salary)}</span>
        </dt>
        {salary ? (
          <dd className="font-semibold">{salary}</dd>
        ) : (
          <dd className="text-muted">{t(jobsTexts.payNotStated)}</dd>
        )}
      </div>
    </dl>
  );
}

function JobDates({ job }: { job: Job }) {
  const t = useTranslate();
  const language = useLanguage();
  const dates = [
    { term: t(postedText(job, usePageTime())), date: job.job_start_date },
    { term: t(jobsTexts.expires), date: job.job_expiry_date },
  ];
  return (
    <dl className="grid gap-0.5 text-muted text-sm">
      {dates.map(({ term, date }) => (
        <div key={term} className="flex flex-wrap gap-x-1.5">
          <dt>{term}</dt>
          <dd className="text-soft">
            <time dateTime={date}>{showDate(date, language, 'short')}</time>
          </dd>
        </div>
      ))}
    </dl>
  );
}
