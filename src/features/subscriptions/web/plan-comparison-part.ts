import { pagePart } from '#platform/pages/page-part.ts';

/** The plans side by side: rendered by the server, its code after the page's. */
export const planComparisonPart = pagePart(() => import('./plan-comparison.tsx'));
