/** Components for showing a job elsewhere. */
export { DaysLeft } from './days-left.tsx';
export { formatSalary } from './salary.ts';
