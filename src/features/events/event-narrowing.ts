import type { Narrowing } from '#platform/narrowing/narrowing.ts';

/** The filters and orders of the event list. */
export const eventNarrowing = {
  facets: ['month', 'kind', 'attendance', 'city', 'fee'],
  sorts: ['soonest', 'newest'],
} as const satisfies Narrowing;
