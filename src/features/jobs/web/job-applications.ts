import { type ComponentType, createContext, type ReactNode } from 'react';
import type { OwnApplication } from './application-state.ts';

/** What is known about the visitor's application for a job. */
export type ApplicationOf = (jobId: number) => OwnApplication;

/** What a job seeker sees of applications among jobs; others do not load it. */
export type JobApplications = {
  /** Finds out for which jobs the job seeker has applied. */
  readonly Known?: ComponentType<{ children: (of: ApplicationOf) => ReactNode }>;
  /** Where the job seeker applies. */
  readonly Area?: ComponentType<{ jobId: number }>;
};

/** Filled by the app, because jobs know nothing of the feature that takes applications. */
export const JobApplicationsContext = createContext<JobApplications>({});
