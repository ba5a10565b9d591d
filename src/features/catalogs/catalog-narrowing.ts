import type { Narrowing } from '#platform/narrowing/narrowing.ts';

/** The filters and orders of the catalog list. */
export const catalogNarrowing = {
  facets: ['category', 'company'],
  sorts: ['newest', 'oldest'],
} as const satisfies Narrowing;
