import { useCarrySavedEvents } from '#features/events/registrations/web/use-carry-saved-events.ts';
import { useCarrySavedJobs } from '#features/jobs/saved/web/use-carry-saved-jobs.ts';

/** Whoever signs in lands in a dashboard, or comes back to the page they left: both take along what was saved. */
export function CarrySaved(): null {
  useCarrySavedEvents();
  useCarrySavedJobs();
  return null;
}
