import { pagePart } from '#platform/pages/page-part.ts';

/**
 * What a list is narrowed with. Its links work as the server wrote them, so its code comes after the
 * page's own; loaders wait for it, so that the server writes them.
 */
export const narrowingPart = pagePart(() => import('./narrowing-parts.ts'));
