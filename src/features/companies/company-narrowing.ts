import type { Narrowing } from '#platform/narrowing/narrowing.ts';

/** What the list of companies is narrowed and ordered by. */
export const companyNarrowing = {
  facets: ['category', 'type', 'city', 'service'],
  sorts: ['daily', 'newest'],
} as const satisfies Narrowing;
