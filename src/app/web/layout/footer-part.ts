import { pagePart } from '#platform/pages/page-part.ts';

/** Nobody needs the footer's code before the page's own. */
export const footerPart = pagePart(() => import('./footer.tsx'));
