import { Suspense } from 'react';
import { loginPath, userTypes } from '#features/accounts/public.ts';
import { useSession } from '#features/accounts/web/public.ts';
import { ApplyArea } from '#features/jobs/applications/web/lazy-applications.ts';
import { ApplicationArea } from './application-area.tsx';
import type { OwnApplication } from './application-state.ts';
import type { Job } from './job-card.tsx';

const notApplied: OwnApplication = { kind: 'none' };

/** The application form for job seekers; everybody else sees why they cannot apply. */
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
