import { pagePart } from '#platform/pages/page-part.ts';

/** The part of a job's page that is read before it is used: the server renders it, and its code loads later. */
export const jobDepthPart = pagePart(() => import('./job-depth.tsx'));
