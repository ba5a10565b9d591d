import { pagePart } from '#platform/pages/page-part.ts';

/** The part of an event's page that is read before it is used: the server renders it, and its code loads later. */
export const eventDepthPart = pagePart(() => import('./event-depth.tsx'));
