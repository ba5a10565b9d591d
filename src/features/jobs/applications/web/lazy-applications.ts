import { lazy } from 'react';

/** Components that only job seekers need; nobody else loads them. */
export const KnownApplications = lazy(async () => ({
  default: (await import('./known-applications.tsx')).KnownApplications,
}));

export const ApplyArea = lazy(async () => ({
  default: (await import('./apply-area.tsx')).ApplyArea,
}));
