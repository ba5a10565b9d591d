import type pg from 'pg';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import { type Scheduler, startScheduler } from '#platform/scheduler/start-scheduler.ts';
import { checkDueOrders, checkOpenOrdersSoon } from './orders/check-due-orders.ts';
import { makeDueReceipts } from './receipts/make-due-receipts.ts';
import { checkDueRefunds } from './refunds/check-due-refunds.ts';
import { sendDueNotices } from './sandbox/send-notices.ts';

const PAUSE_MS = 1_000;

export type PaymentsWork = {
  readonly pool: pg.Pool;
  readonly provider: PaymentProvider;
  localUrl(): string;
  readonly log: { error(details: object, message: string): void };
};

async function workOnce(work: PaymentsWork): Promise<number> {
  const notices = work.provider.name === 'sandbox' ? await sendDueNotices(work) : 0;
  const orders = await checkDueOrders(work);
  const refunds = await checkDueRefunds(work);
  return notices + orders + refunds + (await makeDueReceipts(work));
}

/** Runs all recurring payment work while the portal runs. */
export function startPaymentsScheduler(work: PaymentsWork): Scheduler {
  let isFirst = true;
  return startScheduler({
    async tick() {
      if (isFirst) await checkOpenOrdersSoon(work.pool);
      isFirst = false;
      return workOnce(work);
    },
    pauseMs: PAUSE_MS,
    onFailure: (error) => work.log.error({ err: error }, 'payments could not be looked after'),
  });
}
