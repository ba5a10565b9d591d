import type { FastifyInstance } from 'fastify';
import { startPaymentsScheduler } from '#features/payments/server/payments-scheduler.ts';
import type { Database } from '#platform/database/database.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import type { Scheduler } from '#platform/scheduler/start-scheduler.ts';
import { localUrlOf } from './open-payments.ts';

/** Runs the payments scheduler while the portal listens. */
export function payWhileListening(
  app: FastifyInstance,
  { pool }: Database,
  provider: PaymentProvider,
): void {
  let paying: Scheduler | undefined;
  app.addHook('onListen', async () => {
    const localUrl = () => localUrlOf(app);
    paying = startPaymentsScheduler({ pool, provider, localUrl, log: app.log });
  });
  app.addHook('preClose', async () => paying?.stop());
}
