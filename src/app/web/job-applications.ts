import { lazy } from 'react';
import type { JobApplications } from '#features/jobs/public.ts';

const applications = () => import('#features/applications/public.tsx');

/** Which feature takes applications; its code is fetched for job seekers only. */
export const jobApplications: JobApplications = {
  Known: lazy(async () => ({ default: (await applications()).KnownApplications })),
  Area: lazy(async () => ({ default: (await applications()).ApplyArea })),
};
