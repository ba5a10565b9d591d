import type { FastifyInstance } from 'fastify';
import type { DumpParts } from '#app/programs/dump/server/make-dump.ts';
import { seeToDump } from '#app/programs/dump/server/nightly-dump.ts';
import { type Scheduler, startScheduler } from '#platform/scheduler/start-scheduler.ts';

const QUARTER_MS = 15 * 60_000;

/** All public records are put into files at night, for as long as the portal listens. */
export function dumpWhileListening(app: FastifyInstance, parts: DumpParts): void {
  let dumping: Scheduler | undefined;
  app.addHook('onListen', async () => {
    dumping = startScheduler({
      async tick() {
        await seeToDump(parts, new Date());
        return 0;
      },
      pauseMs: QUARTER_MS,
      onFailure: (error) => app.log.error({ err: error }, 'the open dump could not be made'),
    });
  });
  app.addHook('preClose', async () => dumping?.stop());
}
