import { pagePart } from '#platform/pages/page-part.ts';

/** The footer's code is separate, because it can load after the page's own. */
export const footerPart = pagePart(() => import('./footer.tsx'));
