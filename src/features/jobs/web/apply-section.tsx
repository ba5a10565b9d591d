import { Suspense } from 'react';
import { loginPath, userTypes } from '#features/accounts/public.ts';
import { useSession } from '#features/accounts/web/public.ts';
import { ApplyArea } from '#features/jobs/applications/web/lazy-applications.ts';
import { ApplicationArea } from './application-area.tsx';
import type { OwnApplication } from './application-state.ts';
import type { Job } from './job-card.tsx';

const notApplied: OwnApplication = { kind: 'none' };

/** Where one applies for a job: a job seeker gets the form, everybody else the reason why not. */
export function ApplySection({ job }: { job: Job }) {
  const session = useSession();
  const area = { session, loginHref: loginPath(`/job/${job.job_ref}`) };
  if (session?.userType !== userTypes.jobSeeker) {
    return <ApplicationArea {...area} application={notApplied} />;
  }
  return (
    <Suspense fallback={<ApplicationArea {...area} application={{ kind: 'checking' }} />}>
      <ApplyArea jobId={job.id} answerWithinDays={job.answer_within_days} />
    </Suspense>
  );
}
