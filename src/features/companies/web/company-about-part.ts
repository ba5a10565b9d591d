import { pagePart } from '#platform/pages/page-part.ts';

/** What a company tells of itself, with its map: rendered by the server, its code after the page's. */
export const companyAboutPart = pagePart(() => import('./company-about.tsx'));
