import { pagePart } from '#platform/pages/page-part.ts';

/** The company's description and map. The server renders it; in the browser its code loads after the page's. */
export const companyAboutPart = pagePart(() => import('./company-about.tsx'));
