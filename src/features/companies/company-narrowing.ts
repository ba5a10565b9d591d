import type { Narrowing } from '#platform/narrowing/narrowing.ts';

/** The filters and orders of the company list. */
export const companyNarrowing = {
  facets: ['category', 'type', 'city', 'service'],
  sorts: ['daily', 'newest'],
} as const satisfies Narrowing;
