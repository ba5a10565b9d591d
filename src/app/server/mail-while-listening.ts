import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { startMailer } from '#platform/mail/mailer.ts';
import { createTransport } from '#platform/mail/transport.ts';
import type { Rounds } from '#platform/rounds/start-rounds.ts';

/** Mail goes out for as long as the portal listens; the last batch ends before the database does. */
export function mailWhileListening(app: FastifyInstance, config: Config, database: Database): void {
  let mailer: Rounds | undefined;
  app.addHook('onListen', async () => {
    mailer = startMailer(database.pool, createTransport(config), app.log);
  });
  app.addHook('onClose', async () => {
    await mailer?.stop();
  });
}
