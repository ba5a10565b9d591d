import { pagePart } from '#platform/pages/page-part.ts';

/** Few events have sponsors; the others fetch nothing for them. */
export const eventSponsorsPart = pagePart(() => import('./event-sponsors.tsx'));
