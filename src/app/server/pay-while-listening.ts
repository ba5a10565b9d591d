import type { FastifyInstance } from 'fastify';
import { startPaymentsRounds } from '#features/payments/server/payments-rounds.ts';
import { remindOfEnds } from '#features/subscriptions/server/remind.ts';
import type { Database } from '#platform/database/database.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import { type Rounds, startRounds } from '#platform/rounds/start-rounds.ts';
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
  let rounds: readonly Rounds[] = [];
  app.addHook('onListen', async () => {
    const reminding = startRounds({
      round: () => remindOfEnds({ pool, appUrl, now: new Date() }),
      pauseMs: HOUR_MS,
      onFailure: (error) => log.error({ err: error }, 'nobody could be reminded'),
    });
    const localUrl = () => localUrlOf(app);
    rounds = [reminding, startPaymentsRounds({ pool, provider, localUrl, log })];
  });
  app.addHook('preClose', async () => {
    await Promise.all(rounds.map((each) => each.stop()));
  });
}
