import type { FastifyInstance } from 'fastify';
import { sweepImports } from '#collection/import/server/sweep-imports.ts';
import { sweepDeletions } from '#collection/server/deletions.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { type Scheduler, startScheduler } from '#platform/scheduler/start-scheduler.ts';
import { sweepFiles } from './sweep-files.ts';

const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;

/**
 * What may no longer be kept is removed once a day for as long as the portal listens, and what can no
 * longer be brought back within a second.
 */
export function sweepWhileListening(
  app: FastifyInstance,
  { pool }: Database,
  files: FileStore,
): void {
  let sweeping: readonly Scheduler[] = [];
  app.addHook('onListen', async () => {
    const daily = startScheduler({
      async tick() {
        const now = new Date();
        await sweepImports({ pool, now });
        return sweepFiles({ pool, files, now });
      },
      pauseMs: DAY_MS,
      onFailure: (error) => app.log.error({ err: error }, 'files could not be swept'),
    });
    const deleted = startScheduler({
      tick: () => sweepDeletions(pool),
      pauseMs: SECOND_MS,
      onFailure: (error) => app.log.error({ err: error }, 'deletions could not be swept'),
    });
    sweeping = [daily, deleted];
  });
  app.addHook('preClose', async () => {
    await Promise.all(sweeping.map((each) => each.stop()));
  });
}
