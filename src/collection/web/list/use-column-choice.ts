import { useMemo } from 'react';
import { useCollection } from '#collection/web/collection-context.ts';
import { storedValue } from '#platform/pages/stored-value.ts';

const namesIn = (kept: unknown): readonly string[] => (Array.isArray(kept) ? kept.map(String) : []);

/** The columns that were hidden in this browser; all others are shown, including new ones. */
export function useColumnChoice() {
  const { collection } = useCollection();
  const stored = useMemo(
    () => storedValue(`columns:${collection.name}`, namesIn),
    [collection.name],
  );
  const names = stored.useCurrent();
  // Memoized, because a new object would render all rows again.
  const hidden = useMemo(() => new Set(names), [names]);

  function choose(name: string, isShown: boolean) {
    const others = [...hidden].filter((each) => each !== name);
    stored.keep(isShown ? others : [...others, name]);
  }

  return { hidden, choose };
}
