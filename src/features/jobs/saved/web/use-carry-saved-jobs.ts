import { KEPT_JOBS } from '#features/jobs/saved/kept-jobs.ts';
import { getSavedJob, listSavedJobs, saveJob } from '#features/jobs/saved/saved-jobs.contract.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { useCarryOver } from '#platform/pages/use-carry-over.ts';

const shownBy = [getSavedJob, listSavedJobs];

/** Jobs that were saved before signing in become the account's. */
export function useCarrySavedJobs(): void {
  const client = useClient();
  useCarryOver(KEPT_JOBS, (job_id) => client(saveJob, { job_id, saved: 1 }), shownBy);
}
