import { CalendarDays, MapPin } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { useSession } from '#features/accounts/web/public.ts';
import { CompanyLogo } from '#features/companies/web/public.ts';
import type { listJobs } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Kept } from '#platform/pages/kept-markup.tsx';
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
  /** Left out where the page is the company's own. */
  withCompany: boolean;
};

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}

/** Drawn once: a list that grows by a page draws that page alone. */
export const JobCard = memo(function JobCard(props: JobCardProps) {
  const { job, application, onOpen, withCompany } = props;
  const t = useTranslate();
  const session = useSession();
  const label = t(jobButtonText(session, application, job.days_left));
  const salary = formatSalary(t, job);

  // The title is a link to the job's own page; a plain click looks at it over the list.
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
      <Kept as="div" name="job-card" shows={job} className="flex grow flex-col">
        <div className="mt-4 flex flex-wrap gap-2">
          <DaysLeft days={job.days_left} />
          {job.employment_kind_name && <Badge>{job.employment_kind_name}</Badge>}
          {salary ? (
            <Badge tone="sand">{salary}</Badge>
          ) : (
            <Badge>{t(jobsTexts.payNotStated)}</Badge>
          )}
        </div>
        <p className="mt-3 break-words text-soft">{previewOf(job.job_details)}</p>
        <JobPlaceAndDates job={job} />
      </Kept>
      <Button
        variant="secondary"
        wide
        onClick={() => onOpen(job)}
        aria-label={`${label}: ${job.job_title}`}
      >
        {label}
      </Button>
    </Card>
  );
});

function JobPlaceAndDates({ job }: { job: Job }) {
  const t = useTranslate();
  const language = useLanguage();
  const dates = [
    { term: t(postedText(job, usePageTime())), date: job.job_start_date },
    { term: t(jobsTexts.expires), date: job.job_expiry_date },
  ];
  return (
    <dl className="mt-auto grid grid-cols-1 gap-1.5 pt-4 pb-5 text-muted text-sm">
      <div className="flex gap-2">
        <dt className="pt-0.5">
          <MapPin aria-hidden="true" className="size-4" />
          <span className="sr-only">{t(jobsTexts.location)}</span>
        </dt>
        <dd className="min-w-0 break-words">{job.location ?? job.country_name}</dd>
      </div>
      {dates.map(({ term, date }) => (
        <div key={term} className="flex flex-wrap gap-x-2">
          <dt className="flex gap-2">
            <CalendarDays aria-hidden="true" className="mt-0.5 size-4" />
            {term}
          </dt>
          <dd>
            <time dateTime={date}>{showDate(date, language, 'short')}</time>
          </dd>
        </div>
      ))}
    </dl>
  );
}
