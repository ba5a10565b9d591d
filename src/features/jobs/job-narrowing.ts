import type { Narrowing } from '#platform/narrowing/narrowing.ts';

/** The filters and orders of the job list. */
export const jobNarrowing = {
  facets: ['profession', 'employment', 'city', 'pay', 'posted'],
  sorts: ['newest', 'closing', 'pay'],
} as const satisfies Narrowing;
