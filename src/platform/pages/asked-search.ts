/** As long as the calls take them; what is longer in an address is cut rather than refused. */
export const SEARCH_MAX_LENGTH = 100;

/** The words a list is asked for in its address. */
export function askedSearch(query: URLSearchParams): string {
  return (query.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH).trim();
}
