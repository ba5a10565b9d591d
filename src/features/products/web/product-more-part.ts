import { pagePart } from '#platform/pages/page-part.ts';

/** What stands beneath the head of a product: rendered by the server, its code after the page's. */
export const productMorePart = pagePart(() => import('./product-more.tsx'));
