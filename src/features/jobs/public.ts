/** Where the app puts in what takes applications. */
export { type JobApplications, JobApplicationsContext } from './web/job-applications.ts';
