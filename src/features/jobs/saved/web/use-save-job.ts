import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getSavedJob, listSavedJobs, saveJob } from '#features/jobs/saved/saved-jobs.contract.ts';
import { savedJobsTexts as texts } from '#features/jobs/saved/saved-jobs.texts.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { useToast } from '#ui/feedback/toast-context.ts';

const MESSAGE_MS = 5000;
const changed = [getSavedJob, listSavedJobs];

/** Saves or removes a job, shows the outcome and updates every view of it. */
export function useSaveJob() {
  const t = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const toaster = useToast();
  const [pending, setPending] = useState(false);

  async function save(jobId: number, saved: boolean): Promise<void> {
    setPending(true);
    try {
      const { message } = await client(saveJob, { job_id: jobId, saved: saved ? 1 : 0 });
      toaster.show({ message, tone: 'success', timeoutMs: MESSAGE_MS });
    } catch (error) {
      const message = failureMessage(error, t(texts.failed));
      toaster.show({ message, tone: 'danger', timeoutMs: MESSAGE_MS });
    }
    await Promise.all(changed.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
    setPending(false);
  }

  return { save, pending };
}
