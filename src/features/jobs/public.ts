/** For lists of jobs elsewhere. */
export { firstJobs, listCompanyJobs, listJobs } from './jobs.contract.ts';
