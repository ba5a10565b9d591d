import { useCarrySavedEvents } from '#features/events/registrations/web/use-carry-saved-events.ts';
import { useCarrySavedJobs } from '#features/jobs/saved/web/use-carry-saved-jobs.ts';

/** People who sign in land in a dashboard or come back to the page they left: both carry over what was saved. */
export function CarrySaved(): null {
  useCarrySavedEvents();
  useCarrySavedJobs();
  return null;
}
