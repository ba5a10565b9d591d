import { SEARCH_MAX_LENGTH } from '#platform/calls/patterns.ts';

/** The search words in a list's address, cut to the length that calls accept. */
export function askedSearch(query: URLSearchParams): string {
  return (query.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH).trim();
}
