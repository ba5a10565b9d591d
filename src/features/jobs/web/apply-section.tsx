import { Suspense, use } from 'react';
import { loginPath, userTypes } from '#features/accounts/public.ts';
import { useSession } from '#features/accounts/web/public.ts';
import { ApplicationArea } from './application-area.tsx';
import type { OwnApplication } from './application-state.ts';
import { JobApplicationsContext } from './job-applications.ts';
import type { Job } from './job-card.tsx';

const notApplied: OwnApplication = { kind: 'none' };

/** Where one applies for a job: a job seeker gets the form, everybody else the reason why not. */
export function ApplySection({ job }: { job: Job }) {
  const session = useSession();
  const { Area } = use(JobApplicationsContext);
  const area = { session, loginHref: loginPath(`/job/${job.job_ref}`) };
  if (!Area || session?.userType !== userTypes.jobSeeker) {
    return <ApplicationArea {...area} application={notApplied} />;
  }
  return (
    <Suspense fallback={<ApplicationArea {...area} application={{ kind: 'checking' }} />}>
      <Area jobId={job.id} />
    </Suspense>
  );
}
