/** What other features need from jobs. */
export { countJobs } from './count-jobs.ts';
