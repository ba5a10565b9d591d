import type pg from 'pg';
import { MINUTE_MS } from '#platform/dates/spans.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Schedule } from '#platform/scheduler/schedule.ts';
import { forgetMisses } from './count-misses.ts';
import { countWords } from './count-words.ts';
import { shipThesaurus } from './ship-thesaurus.ts';
import { tidyWordIndexes } from './tidy-word-indexes.ts';

/** Adds the shipped thesaurus and counts how common each word is. */
export async function learnWords(pool: pg.Pool): Promise<void> {
  await shipThesaurus(pool);
  await countWords(pool);
}

/** Shipping the thesaurus takes seconds. The first run does it, and later runs only count. */
function learning(): Schedule['run'] {
  let isShipped = false;
  return async ({ pool }) => {
    if (isShipped) await countWords(pool);
    else await learnWords(pool);
    isShipped = true;
    return undefined;
  };
}

export const searchSchedules: readonly Schedule[] = [
  { name: 'search.learn-words', everyMs: 10 * MINUTE_MS, run: learning() },
  {
    name: 'search.tidy-word-indexes',
    everyMs: MINUTE_MS,
    run: async ({ pool }) => void (await tidyWordIndexes(pool)),
  },
  {
    // Forgets who asked on days that are over.
    name: 'search.forget-misses',
    everyMs: 10 * MINUTE_MS,
    run: async ({ pool, now }) => void (await forgetMisses(pool, todayAt(now))),
  },
];
