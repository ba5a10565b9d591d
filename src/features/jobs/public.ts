/** For job lists in other features. */
export { firstJobs, listCompanyJobs, listJobs } from './jobs.contract.ts';
