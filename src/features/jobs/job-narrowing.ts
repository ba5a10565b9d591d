import type { Narrowing } from '#platform/narrowing/narrowing.ts';

/** What the list of jobs is narrowed and ordered by. */
export const jobNarrowing = {
  facets: ['profession', 'employment', 'city', 'pay', 'posted'],
  sorts: ['newest', 'closing', 'pay'],
} as const satisfies Narrowing;
