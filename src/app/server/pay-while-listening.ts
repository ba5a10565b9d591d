import type { FastifyInstance } from 'fastify';
import { startPaymentsScheduler } from '#features/payments/server/payments-scheduler.ts';
import { remindOfEnds } from '#features/payments/server/reminders/remind.ts';
import type { Database } from '#platform/database/database.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import { type Scheduler, startScheduler } from '#platform/scheduler/start-scheduler.ts';
import { localUrlOf } from './open-payments.ts';

const HOUR_MS = 3_600_000;

type Parts = {
  readonly database: Database;
  readonly provider: PaymentProvider;
  readonly appUrl: string;
};

/** Payments and ending subscriptions are looked after for as long as the portal listens. */
export function payWhileListening(
  app: FastifyInstance,
  { database, provider, appUrl }: Parts,
): void {
  const { log } = app;
  const { pool } = database;
  let schedulers: readonly Scheduler[] = [];
  app.addHook('onListen', async () => {
    const reminding = startScheduler({
      tick: () => remindOfEnds({ pool, appUrl, now: new Date() }),
      pauseMs: HOUR_MS,
      onFailure: (error) => log.error({ err: error }, 'nobody could be reminded'),
    });
    const localUrl = () => localUrlOf(app);
    schedulers = [reminding, startPaymentsScheduler({ pool, provider, localUrl, log })];
  });
  app.addHook('preClose', async () => {
    await Promise.all(schedulers.map((each) => each.stop()));
  });
}
