import { lazy } from 'react';

/** What only a job seeker sees of applications among jobs; nobody else fetches it. */
export const KnownApplications = lazy(async () => ({
  default: (await import('./known-applications.tsx')).KnownApplications,
}));

export const ApplyArea = lazy(async () => ({
  default: (await import('./apply-area.tsx')).ApplyArea,
}));
