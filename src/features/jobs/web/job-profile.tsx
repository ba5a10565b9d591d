import { Suspense } from 'react';
import { CompanyLogo } from '#features/companies/web/public.ts';
import type { findJob } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { usePagePart } from '#platform/pages/page-part.ts';
import { Button } from '#ui/actions/button.tsx';
import { actionBarClasses } from '#ui/layout/action-bar.ts';
import { Card } from '#ui/layout/card.tsx';
import { APPLY_ANCHOR, ApplyLink } from './apply-link.tsx';
import { ApplySection } from './apply-section.tsx';
import { DaysLeft } from './days-left.tsx';
import { jobDepthPart } from './job-parts.ts';

type Job = CallAnswer<typeof findJob>['job'];

export function JobProfile({ job }: { job: Job }) {
  const t = useTranslate();
  return (
    <article>
      <header className="mb-8 flex flex-col gap-5 sm:flex-row sm:items-center">
        <CompanyLogo name={job.company_name} logo={job.company_logo} size="lg" />
        <div className="min-w-0">
          <h1 className="break-words font-semibold text-3xl">{job.job_title}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-lg text-soft">
            <Link
              to={`/company/${job.company_id}`}
              className="wrap-anywhere underline-offset-4 hover:text-action hover:underline"
            >
              {job.company_name}
            </Link>
            {!job.is_over && <DaysLeft days={job.days_left} />}
          </p>
        </div>
      </header>
      {job.is_over && <OverNotice job={job} />}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12 print:block">
        <div className="lg:col-start-2 lg:row-start-1">
          <Suspense>
            <Aside job={job} />
          </Suspense>
        </div>
        <div className="grid grid-cols-1 gap-10 lg:col-start-1 lg:row-start-1 print:mt-8">
          <section className="measure break-words text-soft">
            <h2 className="mb-3 font-semibold text-ink text-xl">{t(jobsTexts.description)}</h2>
            <p className="whitespace-pre-line text-lg">{job.job_details}</p>
          </section>
          <Suspense>
            <Entries job={job} />
          </Suspense>
          {!job.is_over && <Apply job={job} />}
          <Suspense>
            <Company job={job} />
          </Suspense>
        </div>
      </div>
      <Suspense>
        <Similar job={job} />
      </Suspense>
      {!job.is_over && (
        <div className={actionBarClasses}>
          <ApplyLink wide />
        </div>
      )}
    </article>
  );
}

function Aside({ job }: { job: Job }) {
  const { JobAside } = usePagePart(jobDepthPart);
  return <JobAside job={job} />;
}

function Company({ job }: { job: Job }) {
  const { JobCompany } = usePagePart(jobDepthPart);
  return <JobCompany job={job} />;
}

function Entries({ job }: { job: Job }) {
  const { JobEntries } = usePagePart(jobDepthPart);
  return <JobEntries job={job} heading="h2" />;
}

function Similar({ job }: { job: Job }) {
  const { SimilarJobs } = usePagePart(jobDepthPart);
  return <SimilarJobs jobRef={job.job_ref} />;
}

function Apply({ job }: { job: Job }) {
  const t = useTranslate();
  return (
    <section id={APPLY_ANCHOR} className="scroll-mt-28 rounded-xl bg-sunken p-6 print:hidden">
      <h2 className="mb-3 font-semibold text-xl">{t(jobsTexts.apply)}</h2>
      <ApplySection job={job} />
    </section>
  );
}

function OverNotice({ job }: { job: Job }) {
  const t = useTranslate();
  const language = useLanguage();
  const local = useLocalPath();
  const date = showDate(job.job_expiry_date, language);
  return (
    <Card tone="sand" className="mb-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="font-semibold text-lg">{t(jobsTexts.over)}</h2>
          <p className="text-soft">{t(jobsTexts.overHint, { date })}</p>
        </div>
        <Button variant="secondary" href={local('/jobs')}>
          {t(jobsTexts.openJobs)}
        </Button>
      </div>
    </Card>
  );
}
