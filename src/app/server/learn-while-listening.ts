import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { forgetMisses } from '#features/search/server/count-misses.ts';
import { countWords } from '#features/search/server/count-words.ts';
import { shipThesaurus } from '#features/search/server/ship-thesaurus.ts';
import type { Database } from '#platform/database/database.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { type Scheduler, startScheduler } from '#platform/scheduler/start-scheduler.ts';

const PAUSE_MS = 10 * 60_000;

/** What people mean by their words, and how common each is. */
export async function learnWords(pool: Pool): Promise<void> {
  await shipThesaurus(pool);
  await countWords(pool);
}

/**
 * The thesaurus that came with the product is given to the operator, which takes seconds once; how
 * common words are is counted again and again for as long as the portal listens, and whoever asked
 * on a day that is over is forgotten.
 */
export function learnWhileListening(app: FastifyInstance, { pool }: Database): void {
  let learning: Scheduler | undefined;
  let isShipped = false;
  app.addHook('onListen', async () => {
    learning = startScheduler({
      tick: async () => {
        if (!isShipped) await shipThesaurus(pool);
        isShipped = true;
        await countWords(pool);
        await forgetMisses(pool, todayAt(new Date()));
        return 0;
      },
      pauseMs: PAUSE_MS,
      onFailure: (error) => app.log.error({ err: error }, 'words could not be learned'),
    });
  });
  app.addHook('preClose', async () => {
    await learning?.stop();
  });
}
