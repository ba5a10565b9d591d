/** When rows of one key, such as all of a country, changed last, by their ids. */
export type LatestChanges = {
  /** Notes that a row changed; moments never go back. Returns by how many notes more are held. */
  note(id: number, moment: number): number;
  /** Whether a row with at least this id changed after that moment. */
  hasChanged(from: number, since: number): boolean;
};

/**
 * Holds of all changes only those that can still answer: a change is of no use once a row with a higher id has changed
 * after it. What is left has falling ids in the order of moments.
 */
export function holdLatestChanges(): LatestChanges {
  const steps: { readonly id: number; readonly moment: number }[] = [];

  /** The last change of a row with at least this id. */
  function findLast(from: number) {
    let [low, high] = [0, steps.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((steps[middle]?.id ?? 0) >= from) low = middle + 1;
      else high = middle;
    }
    return steps[low - 1];
  }

  return {
    note(id, moment) {
      const before = steps.length;
      while (steps.length > 0 && (steps.at(-1)?.id ?? 0) <= id) steps.pop();
      steps.push({ id, moment });
      return steps.length - before;
    },
    hasChanged: (from, since) => (findLast(from)?.moment ?? 0) > since,
  };
}
