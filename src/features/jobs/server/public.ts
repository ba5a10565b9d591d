/** The job functions that other features use. */
export { countJobs } from './count-jobs.ts';
