import { storedValue } from '#platform/pages/stored-value.ts';

const MOST_KEPT = 6;

const stored = storedValue('recent_searches', (kept) =>
  Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [],
);

/** The recent searches of this browser, the latest first. They are sent nowhere. */
export const readRecentSearches = stored.current;

export function keepRecentSearch(question: string): void {
  const others = stored.current().filter((each) => each !== question);
  stored.keep([question, ...others].slice(0, MOST_KEPT));
}

export const clearRecentSearches = stored.forget;
