import type { findJob } from '#features/jobs/jobs.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { Card } from '#ui/layout/card.tsx';
import { ApplyLink } from './apply-link.tsx';
import { JobActions } from './job-actions.tsx';
import { JobFacts } from './job-facts.tsx';

export { JobCompany } from './job-company.tsx';
export { JobEntries } from './job-entries.tsx';
export { SimilarJobs } from './similar-jobs.tsx';

/** The column beside a job's description: its facts and actions. */
export function JobAside({ job }: { job: CallAnswer<typeof findJob>['job'] }) {
  return (
    <Card as="section" padding="lg" className="print:border-0 print:p-0">
      {/* Above the facts, because on a wide screen the first view ends in the middle of them. */}
      {!job.is_over && (
        <div className="mb-6 grid empty:hidden max-lg:hidden print:hidden">
          <ApplyLink />
        </div>
      )}
      {/* In two columns on a phone there is no room for icons beside dates and professions. */}
      <JobFacts
        job={job}
        className="grid-cols-2 max-sm:gap-x-3 lg:grid-cols-1 max-sm:[&>div]:ps-0 max-sm:[&_dt>span]:hidden"
      />
      {!job.is_over && (
        <div className="mt-6">
          <JobActions job={job} />
        </div>
      )}
    </Card>
  );
}
