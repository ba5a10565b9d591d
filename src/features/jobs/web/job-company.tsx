import { ExternalLink } from 'lucide-react';
import { CompanyLogo } from '#features/companies/web/public.ts';
import { jobPageTexts as texts } from '#features/jobs/job-page.texts.ts';
import type { findJob } from '#features/jobs/jobs.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { Card } from '#ui/layout/card.tsx';

const linkClasses = 'text-action underline-offset-4 hover:underline';

/** The job's company, with links to what else it offers. */
export function JobCompany({ job }: { job: CallAnswer<typeof findJob>['job'] }) {
  const t = useTranslate();
  const company = `/company/${job.company_id}`;
  return (
    <Card as="section" padding="lg" className="print:hidden">
      <h2 className="mb-4 font-semibold text-lg">{t(texts.aboutCompany)}</h2>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          <CompanyLogo name={job.company_name} logo={job.company_logo} />
          <div className="min-w-0">
            <Link to={company} className="block break-words font-medium hover:text-action">
              {job.company_name}
            </Link>
            <p className="text-muted text-sm">{job.country_name}</p>
          </div>
        </div>
        <ul className="grid min-w-0 gap-2 text-sm">
          {job.company_open_jobs > 0 && (
            <li>
              <Link to={`${company}?tab=jobs`} className={linkClasses}>
                {t(texts.openJobs, { count: job.company_open_jobs })}
              </Link>
            </li>
          )}
          {job.company_website && (
            <li>
              <a
                href={job.company_website}
                target="_blank"
                rel="noopener noreferrer"
                className={`${linkClasses} inline-flex max-w-full items-center gap-1.5`}
              >
                <bdi className="truncate">{new URL(job.company_website).host}</bdi>
                <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
                <span className="sr-only">{t(texts.opensInNewTab)}</span>
              </a>
            </li>
          )}
        </ul>
      </div>
      {job.company_answers && (
        <dl className="mt-4 text-sm">
          <dt className="text-muted">{t(texts.answersApplicants)}</dt>
          <dd className="font-medium">{job.company_answers.text}</dd>
        </dl>
      )}
    </Card>
  );
}
