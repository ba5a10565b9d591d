import type { Database } from '#platform/database/database.ts';
import { countSampleHits, selectMedicineHits } from './medicines.queries.ts';
import { countSurelyTogether } from './medicines-together.ts';
import { narrowQuestion } from './narrow-question.ts';
import type { WordRange } from './question-words.ts';

const SAMPLE = 200;

/** A word with more hits than this in the sample occurs in nearly every generic. */
const COMMON_IN_SAMPLE = 20;

/** Up to this many medicines, all with the word are read before the index. */
const RARE = 300;

/** The same limit for several words: where among the generics both occur in one medicine is unknown. */
const RARE_TOGETHER = 5_000;

/** The fastest way to find the searched words. */
export type SearchPlan =
  /** Rare words: all matching medicines are known. */
  | { readonly words: 'known'; readonly hits: readonly number[] }
  /**
   * Common words that occur among the first generics: matched while walking the index. Reading all their positions
   * would take far longer.
   */
  | { readonly words: 'met'; readonly question: string }
  /** Common words, but not among the first: matched while walking only the generics that have them. */
  | {
      readonly words: 'among';
      readonly question: string;
      readonly ranges: readonly WordRange[];
      readonly together: number;
    };

export async function planSearch(
  pool: Database['pool'],
  asked: string | null,
): Promise<SearchPlan> {
  const narrowed = asked === null ? undefined : await narrowQuestion(pool, asked);
  if (!narrowed) return { words: 'known', hits: [] };
  const { question, alternatives, ranges, together, medicines } = narrowed;
  const among = { words: 'among', question, ranges, together } as const;
  const sample = await countSampleHits.one(pool, { question, sample: SAMPLE });
  if (sample.hits > COMMON_IN_SAMPLE) return { words: 'met', question };
  if (medicines > RARE) return among;
  // The index of words would read all places of several common words, only to say that there are many.
  if ((await countSurelyTogether(pool, alternatives)) > RARE) return among;
  const hits = await selectMedicineHits.all(pool, { question, atMost: RARE_TOGETHER + 1 });
  if (hits.length > RARE_TOGETHER) return among;
  return { words: 'known', hits: hits.map(({ id }) => id) };
}
