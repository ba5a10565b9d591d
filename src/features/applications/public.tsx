/** What the app shows a job seeker among the jobs. */
export { ApplyArea } from './web/apply-area.tsx';
export { KnownApplications } from './web/known-applications.tsx';
