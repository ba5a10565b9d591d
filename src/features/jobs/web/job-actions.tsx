import { Suspense } from 'react';
import { loginPath } from '#features/accounts/public.ts';
import { useSession } from '#features/accounts/web/public.ts';
import { jobPageTexts } from '#features/jobs/job-page.texts.ts';
import { KEPT_JOBS } from '#features/jobs/saved/kept-jobs.ts';
import { savedJobsTexts } from '#features/jobs/saved/saved-jobs.texts.ts';
import { SaveJobButton } from '#features/jobs/saved/web/lazy-save-job-button.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { KeepButton } from '#ui/actions/keep-button.tsx';
import { ShareButton } from '#ui/actions/share-button.tsx';
import type { Job } from './job-card.tsx';

/** Buttons to save and share a job. */
export function JobActions({ job }: { job: Job }) {
  return (
    <div className="grid gap-2 print:hidden">
      <Save job={job} />
      <div className="grid">
        <ShareButton title={job.job_title} copied={jobPageTexts.linkCopied} />
      </div>
    </div>
  );
}

function Save({ job }: { job: Job }) {
  const t = useTranslate();
  const session = useSession();
  if (!session) {
    return (
      <KeepButton
        list={KEPT_JOBS}
        id={job.id}
        labels={savedJobsTexts}
        login={loginPath(`/job/${job.job_ref}`)}
      />
    );
  }
  const waiting = (
    <Button wide variant="secondary" disabled>
      {t(savedJobsTexts.save)}
    </Button>
  );
  return (
    <Suspense fallback={waiting}>
      <SaveJobButton job={job} />
    </Suspense>
  );
}
