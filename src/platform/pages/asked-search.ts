import { SEARCH_MAX_LENGTH } from '#platform/calls/patterns.ts';

/** The words a list is asked for in its address; what is longer than the calls take is cut. */
export function askedSearch(query: URLSearchParams): string {
  return (query.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH).trim();
}
