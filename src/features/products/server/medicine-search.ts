import type { Database } from '#platform/database/database.ts';
import { countSampleHits, selectMedicineHits } from './medicines.queries.ts';

const SAMPLE = 200;

/** More than this in a sample, and the word is met in nearly every generic. */
const COMMON_IN_SAMPLE = 20;

/** Up to here all medicines with a word are read before the index is. */
const RARE_HITS = 5_000;

/**
 * The ids of the medicines with rare words. Undefined for common ones, which are found soonest by
 * walking the index: reading all their places only to throw most away takes far longer.
 */
export async function findRareHits(
  pool: Database['pool'],
  question: string | null,
): Promise<number[] | undefined> {
  const [sample] = await countSampleHits.all(pool, { question, sample: SAMPLE });
  if (sample && sample.hits > COMMON_IN_SAMPLE) return undefined;
  const hits = await selectMedicineHits.all(pool, { question, atMost: RARE_HITS + 1 });
  return hits.length > RARE_HITS ? undefined : hits.map(({ id }) => id);
}
