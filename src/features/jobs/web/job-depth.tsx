import type { findJob } from '#features/jobs/jobs.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { Card } from '#ui/layout/card.tsx';
import { JobActions } from './job-actions.tsx';
import { JobCompany } from './job-company.tsx';
import { JobFacts } from './job-facts.tsx';

export { JobEntries } from './job-entries.tsx';
export { SimilarJobs } from './similar-jobs.tsx';

/** What stands beside a job's description: its facts, what one can do about it, and whose it is. */
export function JobAside({ job }: { job: CallAnswer<typeof findJob>['job'] }) {
  return (
    <div className="grid gap-6 lg:sticky lg:top-24">
      <Card as="section" padding="lg" className="print:border-0 print:p-0">
        <JobFacts job={job} />
        {!job.is_over && (
          <div className="mt-6">
            <JobActions job={job} />
          </div>
        )}
      </Card>
      <JobCompany job={job} />
    </div>
  );
}
