import { Bookmark, BookmarkCheck } from 'lucide-react';
import { getSavedJob } from '#features/jobs/saved/saved-jobs.contract.ts';
import { savedJobsTexts as texts } from '#features/jobs/saved/saved-jobs.texts.ts';
import type { Job } from '#features/jobs/web/job-card.tsx';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { ToastProvider } from '#ui/feedback/toast-provider.tsx';
import { useCarrySavedJobs } from './use-carry-saved-jobs.ts';
import { useSaveJob } from './use-save-job.ts';

/** Saves a job to the account, or removes it. */
export function SaveJobButton({ job }: { job: Job }) {
  // Public pages have no toasts of their own.
  return (
    <ToastProvider>
      <Save job={job} />
    </ToastProvider>
  );
}

function Save({ job }: { job: Job }) {
  const t = useTranslate();
  useCarrySavedJobs();
  const { save, pending } = useSaveJob();
  const { data } = useCall(getSavedJob, { job_id: job.id });
  const saved = data?.saved ?? false;
  return (
    <Button
      wide
      variant="secondary"
      aria-pressed={saved}
      disabled={!data}
      loading={pending}
      icon={saved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      onClick={() => void save(job.id, !saved)}
    >
      {t(saved ? texts.unsave : texts.save)}
    </Button>
  );
}
