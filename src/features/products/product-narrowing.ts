import type { Narrowing } from '#platform/narrowing/narrowing.ts';

/** The filters and orders of the product list. */
export const productNarrowing = {
  facets: ['category', 'brand', 'price'],
  sorts: ['newest', 'cheapest', 'dearest'],
} as const satisfies Narrowing;
