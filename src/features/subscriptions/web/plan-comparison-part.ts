import { pagePart } from '#platform/pages/page-part.ts';

/** The comparison of plans. The server renders it; in the browser its code loads after the page's. */
export const planComparisonPart = pagePart(() => import('./plan-comparison.tsx'));
