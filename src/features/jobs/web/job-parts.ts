import { pagePart } from '#platform/pages/page-part.ts';

/** What of a job's page is read before it is used: rendered by the server, its code comes afterwards. */
export const jobDepthPart = pagePart(() => import('./job-depth.tsx'));
