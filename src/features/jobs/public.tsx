/** What the app puts together with other features' parts. */
export { companyJobsTab } from './web/company-jobs.tsx';
