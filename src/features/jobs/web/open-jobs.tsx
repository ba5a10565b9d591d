import { BriefcaseMedical } from 'lucide-react';
import type { CompanyTab, CompanyTabProps } from '#features/companies/public.ts';
import { CompanyHighlight } from '#features/companies/web/public.ts';
import { listCompanyJobs } from '#features/jobs/jobs.contract.ts';
import { openJobsTexts as texts } from '#features/jobs/open-jobs.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { Link } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Card } from '#ui/layout/card.tsx';
import { DaysLeft } from './days-left.tsx';
import type { Job } from './job-card.tsx';
import { formatSalary } from './salary.ts';

const JOBS_SHOWN = 3;

const asked = (id: number | string) => ({ id: String(id), limit: JOBS_SHOWN });

function JobLine({ job }: { job: Job }) {
  const salary = formatSalary(useTranslate(), job);
  return (
    <Card as="li" interactive padding="none" className="flex items-center gap-x-4 gap-y-2 p-3">
      <span className="grid size-14 shrink-0 place-content-center rounded-lg bg-action-soft text-action">
        <BriefcaseMedical aria-hidden="true" className="size-6" />
      </span>
      <div className="min-w-0 grow">
        <h3 className="font-semibold leading-snug">
          <Link
            to={`/job/${job.job_ref}`}
            className="line-clamp-2 break-words outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-action"
          >
            {job.job_title}
          </Link>
        </h3>
        <p className="mt-0.5 line-clamp-1 break-words text-muted text-sm">
          {[job.location ?? job.country_name, salary].filter(Boolean).join(' · ')}
        </p>
        <span className="mt-2 block sm:hidden">
          <DaysLeft days={job.days_left} />
        </span>
      </div>
      <span className="shrink-0 max-sm:hidden">
        <DaysLeft days={job.days_left} />
      </span>
    </Card>
  );
}

function Body({ companyId }: CompanyTabProps) {
  const t = useTranslate();
  const jobs = useCall(listCompanyJobs, asked(companyId)).data?.jobs ?? [];
  if (jobs.length === 0) return null;
  return (
    <CompanyHighlight
      title={t(texts.title)}
      companyId={companyId}
      tab="jobs"
      all={t(texts.all)}
      half
    >
      <ul className="grid gap-3">
        {jobs.map((job) => (
          <JobLine key={job.job_ref} job={job} />
        ))}
      </ul>
    </CompanyHighlight>
  );
}

/** A company's open jobs, as a highlight on its page. */
export const openJobs: CompanyTab = {
  load: (page, id) => prefetchCall(page, listCompanyJobs, asked(id)),
  Body,
};
