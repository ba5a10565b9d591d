import { pagePart } from '#platform/pages/page-part.ts';

/**
 * The components that narrow a list. Their links work as the server rendered them, so their code is loaded after the
 * page's
 * own; loaders wait for it, so that the server can render them.
 */
export const narrowingPart = pagePart(() => import('./narrowing-parts.ts'));
