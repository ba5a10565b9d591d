import { lazy, Suspense, useState } from 'react';
import { JOBS_PER_PAGE } from '#features/jobs/jobs.contract.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { OwnApplication } from './application-state.ts';
import { type Job, JobCard } from './job-card.tsx';

const JobDialog = lazy(() =>
  import('./job-dialog.tsx').then((module) => ({ default: module.JobDialog })),
);

const gridClasses = 'grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3';

const notApplied: OwnApplication = { kind: 'none' };

/** Cards of jobs; one at a time is looked at over them. */
export function JobGrid({ jobs }: { jobs: readonly Job[] }) {
  const [looked, setLooked] = useState<Job>();
  const [open, setOpen] = useState(false);

  function look(job: Job) {
    setLooked(job);
    setOpen(true);
  }

  return (
    <>
      <ul className={gridClasses}>
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} application={notApplied} onOpen={() => look(job)} />
        ))}
      </ul>
      {looked && (
        <Suspense fallback={null}>
          <JobDialog
            job={looked}
            open={open}
            application={notApplied}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

export function JobGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className={gridClasses}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: JOBS_PER_PAGE }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={position} shape="card" className="min-h-72" />
      ))}
    </div>
  );
}
