import { Banknote, Building2, CalendarClock, CalendarDays, Hash, MapPin } from 'lucide-react';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { showDate, showHijriDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { type Fact, FactList } from '#ui/display/fact-list.tsx';
import type { Job } from './job-card.tsx';
import { formatSalary } from './salary.ts';

/** Who, where, until when and for how much. */
export function JobFacts({ job, className }: { job: Job; className?: string }) {
  const t = useTranslate();
  const salary = formatSalary(t, job);
  const facts: Fact[] = [
    {
      id: 'company',
      icon: <Building2 />,
      term: t(jobsTexts.company),
      value: (
        <Link
          to={`/company/${job.company_id}`}
          className="text-action underline-offset-4 hover:underline"
        >
          {job.company_name}
        </Link>
      ),
    },
    {
      id: 'location',
      icon: <MapPin />,
      term: t(jobsTexts.location),
      value: job.location ?? job.country_name,
    },
    ...(salary
      ? [{ id: 'salary', icon: <Banknote />, term: t(jobsTexts.salary), value: salary }]
      : []),
    {
      id: 'posted',
      icon: <CalendarDays />,
      term: t(jobsTexts.posted),
      value: <JobDate date={job.job_start_date} />,
    },
    {
      id: 'expires',
      icon: <CalendarClock />,
      term: t(jobsTexts.expires),
      value: <JobDate date={job.job_expiry_date} />,
    },
    {
      id: 'reference',
      icon: <Hash />,
      term: t(jobsTexts.reference),
      value: (
        <span className="inline-flex flex-wrap items-center gap-1">
          <bdi className="font-mono text-sm">{job.job_ref}</bdi>
          <span className="-my-2 print:hidden">
            <CopyButton text={job.job_ref} />
          </span>
        </span>
      ),
    },
  ];
  return <FactList facts={facts} className={className} />;
}

function JobDate({ date }: { date: string }) {
  const language = useLanguage();
  return (
    <>
      <time dateTime={date}>{showDate(date, language)}</time>
      {language === 'ar' && <span className="block text-muted text-sm">{showHijriDate(date)}</span>}
    </>
  );
}
