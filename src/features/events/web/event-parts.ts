import { pagePart } from '#platform/pages/page-part.ts';

/** What of an event's page is read before it is used: rendered by the server, its code comes afterwards. */
export const eventDepthPart = pagePart(() => import('./event-depth.tsx'));
