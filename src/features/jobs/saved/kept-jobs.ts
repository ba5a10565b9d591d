/** Where a browser keeps the jobs that were saved before signing in; the cookie policy names it. */
export const KEPT_JOBS = 'saved_jobs';
