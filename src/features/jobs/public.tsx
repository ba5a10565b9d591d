/** What the app and other features put together with their own parts. */
export { ApplicationArea, Waiting } from './web/application-area.tsx';
export type { OwnApplication } from './web/application-state.ts';
export { companyJobsTab } from './web/company-jobs.tsx';
export type { ApplicationOf } from './web/job-applications.ts';
export { saySalary } from './web/salary.ts';
