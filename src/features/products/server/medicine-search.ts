import type { Database } from '#platform/database/database.ts';
import { countSampleHits, selectMedicineHits } from './medicines.queries.ts';
import { narrowQuestion } from './narrow-question.ts';
import type { WordRange } from './question-words.ts';

const SAMPLE = 200;

/** More than this in a sample, and the word is met in nearly every generic. */
const COMMON_IN_SAMPLE = 20;

/** Up to here all medicines with a word are read before the index is. */
const RARE = 300;

/** The same of several words: it is not known where among the generics both are in one medicine. */
const RARE_TOGETHER = 5_000;

/** How what is asked for is found soonest. */
export type WaySought =
  /** Rare: all medicines that have it are known. */
  | { readonly words: 'known'; readonly hits: readonly number[] }
  /** Common among the first: by walking the index. Reading all places of a word takes far longer. */
  | { readonly words: 'met'; readonly question: string }
  /** Common, but not among the first: by walking those generics that have the words at all. */
  | {
      readonly words: 'among';
      readonly question: string;
      readonly ranges: readonly WordRange[];
      readonly together: number;
    };

export async function findWaySought(
  pool: Database['pool'],
  asked: string | null,
): Promise<WaySought> {
  const narrowed = asked === null ? undefined : await narrowQuestion(pool, asked);
  if (!narrowed) return { words: 'known', hits: [] };
  const { medicines, ...sought } = narrowed;
  const { question } = sought;
  const sample = await countSampleHits.one(pool, { question, sample: SAMPLE });
  if (sample.hits > COMMON_IN_SAMPLE) return { words: 'met', question };
  if (medicines > RARE) return { words: 'among', ...sought };
  const hits = await selectMedicineHits.all(pool, { question, atMost: RARE_TOGETHER + 1 });
  if (hits.length > RARE_TOGETHER) return { words: 'among', ...sought };
  return { words: 'known', hits: hits.map(({ id }) => id) };
}
