import { useState } from 'react';

/** Collects which forms of a page have unsaved changes, for its single leave question. */
export function useUnsavedParts() {
  const [parts, setParts] = useState<ReadonlySet<number>>(new Set());
  function tell(part: number, isUnsaved: boolean) {
    setParts((others) => {
      if (others.has(part) === isUnsaved) return others;
      const rest = [...others].filter((each) => each !== part);
      return new Set(isUnsaved ? [...rest, part] : rest);
    });
  }
  return { isAnyUnsaved: parts.size > 0, tell };
}
