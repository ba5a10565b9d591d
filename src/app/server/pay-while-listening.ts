import type { FastifyInstance } from 'fastify';
import { startPaymentsRounds } from '#features/payments/server/payments-rounds.ts';
import type { Database } from '#platform/database/database.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import type { Rounds } from '#platform/rounds/start-rounds.ts';
import { localUrlOf } from './open-payments.ts';

/** Payments are looked after for as long as the portal listens. */
export function payWhileListening(
  app: FastifyInstance,
  database: Database,
  provider: PaymentProvider,
): void {
  let rounds: Rounds | undefined;
  app.addHook('onListen', async () => {
    const { pool } = database;
    rounds = startPaymentsRounds({ pool, provider, localUrl: () => localUrlOf(app), log: app.log });
  });
  app.addHook('preClose', async () => {
    await rounds?.stop();
  });
}
