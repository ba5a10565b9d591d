import { useState } from 'react';

/** Which of a page's forms hold something that is not saved, for its one question. */
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
