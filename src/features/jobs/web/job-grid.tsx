import { Suspense, useState } from 'react';
import { userTypes } from '#features/accounts/public.ts';
import { useSession } from '#features/accounts/web/public.ts';
import { KnownApplications } from '#features/jobs/applications/web/lazy-applications.ts';
import { JOBS_PER_PAGE } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SkeletonGrid } from '#ui/feedback/skeleton-grid.tsx';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import type { ApplicationOf, OwnApplication } from './application-state.ts';
import { type Job, JobCard } from './job-card.tsx';

const dialogPart = pagePart(() => import('./job-dialog.tsx'));

const gridClasses = 'grid grid-cols-1 gap-5 md:grid-cols-2';

const notApplied: OwnApplication = { kind: 'none' };
const checking: OwnApplication = { kind: 'checking' };

type CardsProps = { jobs: readonly Job[]; onLook: (job: Job) => void; withCompany: boolean };

function Cards({ jobs, onLook, withCompany, of }: CardsProps & { of: ApplicationOf }) {
  return (
    <ul className={`${gridClasses} drawn-cards [--drawn-height:20rem]`}>
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          job={job}
          application={of(job.id)}
          onOpen={onLook}
          withCompany={withCompany}
        />
      ))}
    </ul>
  );
}

/** For job seekers the cards show which jobs they have applied for. */
function KnowingCards(props: CardsProps) {
  const session = useSession();
  if (session?.userType !== userTypes.jobSeeker) {
    return <Cards {...props} of={() => notApplied} />;
  }
  return (
    <Suspense fallback={<Cards {...props} of={() => checking} />}>
      <KnownApplications>{(of) => <Cards {...props} of={of} />}</KnownApplications>
    </Suspense>
  );
}

type JobGridProps = { jobs: readonly Job[]; withCompany?: boolean };

/** Cards of jobs, with a dialog for the opened one. */
export function JobGrid({ jobs, withCompany = true }: JobGridProps) {
  const [looked, setLooked] = useState<Job>();
  const [open, setOpen] = useState(false);
  const dialog = useWantedPart(dialogPart, looked);

  const look = useStableCallback((job: Job) => {
    // A new object each time, so that a dialog whose code failed to load is requested again.
    setLooked({ ...job });
    setOpen(true);
  });

  return (
    <>
      <KnowingCards jobs={jobs} onLook={look} withCompany={withCompany} />
      {looked && dialog && (
        <dialog.JobDialog job={looked} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

export function JobGridSkeleton() {
  return (
    <SkeletonGrid label={jobsTexts.loading} count={JOBS_PER_PAGE} className={gridClasses}>
      <Skeleton shape="card" className="min-h-72" />
    </SkeletonGrid>
  );
}
