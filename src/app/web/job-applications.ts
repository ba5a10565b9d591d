import { lazy } from 'react';
import type { JobApplications } from '#features/jobs/web/job-applications.ts';

/** Which feature takes applications; its code is fetched for job seekers only. */
export const jobApplications: JobApplications = {
  Known: lazy(async () => ({
    default: (await import('#features/jobs/applications/web/known-applications.tsx'))
      .KnownApplications,
  })),
  Area: lazy(async () => ({
    default: (await import('#features/jobs/applications/web/apply-area.tsx')).ApplyArea,
  })),
};
