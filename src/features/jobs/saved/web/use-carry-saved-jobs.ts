import { KEPT_JOBS } from '#features/jobs/saved/kept-jobs.ts';
import { getSavedJob, listSavedJobs, saveJob } from '#features/jobs/saved/saved-jobs.contract.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { useCarryOver } from '#platform/pages/use-carry-over.ts';

const shownBy = [getSavedJob, listSavedJobs];

/** Moves jobs that were saved before signing in to the account. */
export function useCarrySavedJobs(): void {
  const client = useClient();
  useCarryOver(KEPT_JOBS, (job_id) => client(saveJob, { job_id, saved: 1 }), shownBy);
}
