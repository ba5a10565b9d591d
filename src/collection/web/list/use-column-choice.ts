import { useState } from 'react';
import { useCollection } from '#collection/web/collection-context.ts';

function readHidden(key: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    // A browser that keeps nothing, or something else under that name, hides nothing.
    return new Set();
  }
}

/** Which columns of a list this browser does not want to see; the others are shown, new ones too. */
export function useColumnChoice() {
  const { collection } = useCollection();
  const key = `columns:${collection.name}`;
  const [hidden, setHidden] = useState(() => readHidden(key));

  function choose(name: string, isShown: boolean) {
    const next = new Set([...hidden].filter((each) => each !== name));
    if (!isShown) next.add(name);
    setHidden(next);
    try {
      localStorage.setItem(key, JSON.stringify([...next]));
    } catch {
      // Then the choice holds until the page is left.
    }
  }

  return { hidden, choose };
}
