import { pagePart } from '#platform/pages/page-part.ts';

/** What is read only: rendered by the server, its code after that of the page. */
export const monographPart = pagePart(() => import('./monograph.tsx'));
