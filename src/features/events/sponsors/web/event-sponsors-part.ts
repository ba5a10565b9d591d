import { pagePart } from '#platform/pages/page-part.ts';

/** Loaded only for events with sponsors, which are few. */
export const eventSponsorsPart = pagePart(() => import('./event-sponsors.tsx'));
