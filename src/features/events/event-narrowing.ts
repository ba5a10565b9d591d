import type { Narrowing } from '#platform/narrowing/narrowing.ts';

/** What the list of events is narrowed and ordered by. */
export const eventNarrowing = {
  facets: ['month', 'kind', 'attendance', 'city', 'fee'],
  sorts: ['soonest', 'newest'],
} as const satisfies Narrowing;
