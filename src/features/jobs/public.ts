/** For lists of jobs elsewhere. */
export { firstJobs, listJobs } from './jobs.contract.ts';
