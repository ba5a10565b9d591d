import type { Sentence } from './believed-sentences.ts';

const MOST_KEPT = 500;
const KEPT_MS = 10 * 60_000;

type Kept = { readonly until: number; readonly sentences: Promise<readonly Sentence[]> };

/** Caches wordings for ten minutes. Two requests for the same one at the same time share it. */
export function createKeptWordings() {
  const kept = new Map<string, Kept>();
  return async (
    key: string,
    nowMs: number,
    word: () => Promise<readonly Sentence[]>,
  ): Promise<readonly Sentence[]> => {
    const known = kept.get(key);
    if (known && known.until > nowMs) return known.sentences;
    const sentences = word();
    kept.delete(key);
    kept.set(key, { until: nowMs + KEPT_MS, sentences });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    // A wording that failed is not kept, because it may succeed the next time.
    if ((await sentences).length === 0) kept.delete(key);
    return sentences;
  };
}
