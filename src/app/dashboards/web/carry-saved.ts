import { useCarrySavedEvents } from '#features/events/registrations/web/use-carry-saved-events.ts';
import { useCarrySavedJobs } from '#features/jobs/saved/web/use-carry-saved-jobs.ts';

/**
 * Moves what was saved before signing in to the account. After a sign-in people land in a dashboard, which mounts this,
 * or back on the page they left, which does the same.
 */
export function CarrySaved(): null {
  useCarrySavedEvents();
  useCarrySavedJobs();
  return null;
}
