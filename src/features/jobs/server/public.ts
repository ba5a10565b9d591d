/** What other features ask of jobs. */
export { countJobs } from './count-jobs.ts';
