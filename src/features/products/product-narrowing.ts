import type { Narrowing } from '#platform/narrowing/narrowing.ts';

/** What the list of products is narrowed and ordered by. */
export const productNarrowing = {
  facets: ['category', 'brand', 'price'],
  sorts: ['newest', 'cheapest', 'dearest'],
} as const satisfies Narrowing;
