import type { FastifyInstance } from 'fastify';
import { sweepImports } from '#collection/import/server/sweep-imports.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { type Scheduler, startScheduler } from '#platform/scheduler/start-scheduler.ts';
import { sweepFiles } from './sweep-files.ts';

const DAY_MS = 86_400_000;

/** What may no longer be kept is removed once a day for as long as the portal listens. */
export function sweepWhileListening(
  app: FastifyInstance,
  { pool }: Database,
  files: FileStore,
): void {
  let sweeping: Scheduler | undefined;
  app.addHook('onListen', async () => {
    sweeping = startScheduler({
      async tick() {
        const now = new Date();
        await sweepImports({ pool, now });
        return sweepFiles({ pool, files, now });
      },
      pauseMs: DAY_MS,
      onFailure: (error) => app.log.error({ err: error }, 'files could not be swept'),
    });
  });
  app.addHook('preClose', async () => {
    await sweeping?.stop();
  });
}
