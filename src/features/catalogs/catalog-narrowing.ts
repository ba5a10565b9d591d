import type { Narrowing } from '#platform/narrowing/narrowing.ts';

/** What the list of catalogs is narrowed and ordered by. */
export const catalogNarrowing = {
  facets: ['category', 'company'],
  sorts: ['newest', 'oldest'],
} as const satisfies Narrowing;
