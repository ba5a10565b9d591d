const storageKey = 'recent_searches';
const MOST_KEPT = 6;

/** What was asked in this browser, the latest first; nobody else is told. */
export function readRecentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    // Storage may be forbidden, and others may have written there.
    return [];
  }
}

export function keepRecentSearch(question: string): void {
  const others = readRecentSearches().filter((each) => each !== question);
  try {
    localStorage.setItem(storageKey, JSON.stringify([question, ...others].slice(0, MOST_KEPT)));
  } catch {
    // Searching works without being remembered.
  }
}

export function clearRecentSearches(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept then.
  }
}
