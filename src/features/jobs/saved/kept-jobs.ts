/** Local storage key of jobs that were saved before signing in; the cookie policy names it. */
export const KEPT_JOBS = 'saved_jobs';
