import { MapPin } from 'lucide-react';
import { CompanyLogo } from '#features/companies/web/public.ts';
import { jobPageTexts as texts } from '#features/jobs/job-page.texts.ts';
import { listSimilarJobs } from '#features/jobs/jobs.contract.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Card } from '#ui/layout/card.tsx';
import type { Job } from './job-card.tsx';
import { formatSalary } from './salary.ts';

/** Similar jobs; nothing if there are none. */
export function SimilarJobs({ jobRef }: { jobRef: string }) {
  const t = useTranslate();
  const jobs = useCall(listSimilarJobs, { ref: jobRef }).data?.jobs ?? [];
  if (jobs.length === 0) return null;
  return (
    <section className="mt-14 border-line border-t pt-10 print:hidden">
      <h2 className="mb-5 font-semibold text-xl">{t(texts.similar)}</h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {jobs.map((job) => (
          <SimilarJob key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}

function SimilarJob({ job }: { job: Job }) {
  const t = useTranslate();
  const salary = formatSalary(t, job);
  const kind = [job.employment_kind_name, salary].filter(Boolean).join(' · ');
  return (
    <Card as="li" interactive className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <CompanyLogo name={job.company_name} logo={job.company_logo} />
        <div className="min-w-0">
          <h3 className="font-semibold">
            <Link
              to={`/job/${job.job_ref}`}
              className="line-clamp-2 break-words outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-action"
            >
              {job.job_title}
            </Link>
          </h3>
          <p className="truncate text-soft text-sm">{job.company_name}</p>
        </div>
      </div>
      {kind && <p className="text-soft text-sm">{kind}</p>}
      <p className="mt-auto flex gap-2 text-muted text-sm">
        <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="line-clamp-1 break-words">{job.location ?? job.country_name}</span>
      </p>
    </Card>
  );
}
