import { listCompanyJobs } from '#features/jobs/public.ts';
import { DaysLeft, formatSalary } from '#features/jobs/web/public.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { EmbedCard } from './embed-card.tsx';
import { askedOf, type EmbeddedList, EntriesOrNothing } from './embedded-list.tsx';

type Job = CallAnswer<typeof listCompanyJobs>['jobs'][number];

function JobEntry({ job }: { job: Job }) {
  const salary = formatSalary(useTranslate(), job);
  const facts = [job.location ?? job.country_name, job.employment_kind_name, salary];
  return (
    <EmbedCard to={`/job/${job.job_ref}`} title={job.job_title}>
      <p className="break-words text-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
      <p className="mt-auto pt-1">
        <DaysLeft days={job.days_left} />
      </p>
    </EmbedCard>
  );
}

function Body({ companyId }: { companyId: string }) {
  const answer = useCall(listCompanyJobs, askedOf(companyId));
  return (
    <EntriesOrNothing
      answer={answer}
      entries={answer.data?.jobs}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-3"
    >
      {(job) => <JobEntry key={job.job_ref} job={job} />}
    </EntriesOrNothing>
  );
}

export const embeddedJobs: EmbeddedList = {
  load: (page, companyId) => prefetchCall(page, listCompanyJobs, askedOf(companyId)),
  Body,
};
