/** How a job is shown elsewhere. */
export { DaysLeft } from './days-left.tsx';
export { formatSalary } from './salary.ts';
