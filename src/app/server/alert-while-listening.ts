import type { FastifyInstance } from 'fastify';
import { readFirstShown } from '#app/programs/changes/server/first-shown.ts';
import { sendAlerts } from '#features/saved-searches/server/send-alerts.ts';
import type { Database } from '#platform/database/database.ts';
import { type Scheduler, startScheduler } from '#platform/scheduler/start-scheduler.ts';
import { serverFeatures } from './server-features.ts';

const QUARTER_MS = 15 * 60_000;

/** What is new in saved searches is mailed for as long as the portal listens. */
export function alertWhileListening(
  app: FastifyInstance,
  { pool }: Database,
  appUrl: string,
): void {
  const lists = serverFeatures.flatMap((feature) => feature.followed ?? []);
  let alerting: Scheduler | undefined;
  app.addHook('onListen', async () => {
    alerting = startScheduler({
      tick: () => sendAlerts(pool, { lists, appUrl, now: new Date(), readFirstShown }),
      pauseMs: QUARTER_MS,
      onFailure: (error) => app.log.error({ err: error }, 'alerts could not be sent'),
    });
  });
  app.addHook('preClose', async () => alerting?.stop());
}
