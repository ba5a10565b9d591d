import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { startMailer } from '#platform/mail/mailer.ts';
import { createTransport } from '#platform/mail/transport.ts';
import type { Scheduler } from '#platform/scheduler/start-scheduler.ts';

/** Sends mail while the portal listens. On shutdown, mail being sent is finished before the database closes. */
export function mailWhileListening(app: FastifyInstance, config: Config, database: Database): void {
  let mailer: Scheduler | undefined;
  const transport = createTransport(config);
  app.addHook('onListen', async () => {
    mailer = startMailer(database.pool, transport, app.log);
  });
  app.addHook('onClose', async () => {
    await mailer?.stop();
    transport.close();
  });
}
