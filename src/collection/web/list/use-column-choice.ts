import { useMemo } from 'react';
import { useCollection } from '#collection/web/collection-context.ts';
import { storedValue } from '#platform/pages/stored-value.ts';

const namesIn = (kept: unknown): readonly string[] => (Array.isArray(kept) ? kept.map(String) : []);

/** Which columns of a list this browser does not want to see; the others are shown, new ones too. */
export function useColumnChoice() {
  const { collection } = useCollection();
  const stored = useMemo(
    () => storedValue(`columns:${collection.name}`, namesIn),
    [collection.name],
  );
  const names = stored.useCurrent();
  // The same object each time: a new one would redraw the rows.
  const hidden = useMemo(() => new Set(names), [names]);

  function choose(name: string, isShown: boolean) {
    const others = [...hidden].filter((each) => each !== name);
    stored.keep(isShown ? others : [...others, name]);
  }

  return { hidden, choose };
}
