import { nullable, text } from '#platform/database/columns.ts';
import type { RowOf } from '#platform/database/statement.ts';
import { claimDueRows } from '#platform/scheduler/claim-due.ts';
import { applyRefund, askForRefund, type RefundParts } from './refund-order.ts';
import { refundColumns } from './refund-record.ts';
import { refunds } from './refunds.table.ts';

const RETRY_S = 300;
const BATCH = 10;

const dueColumns = { ...refundColumns, provider_ref: nullable(text) };

type DueRefund = RowOf<typeof dueColumns>;

type CheckParts = RefundParts & {
  readonly log: { error(details: object, message: string): void };
};

const claimDue = claimDueRows({
  name: 'payments.claim-due-refunds',
  table: refunds,
  row: dueColumns,
  dueAt: 'next_check_at',
  atMost: BATCH,
  retryS: RETRY_S,
});

/** A refund without an answer is requested again; the gateway recognises it by its key. */
async function check(parts: CheckParts, known: DueRefund): Promise<void> {
  if (known.provider_ref === null) await askForRefund(parts, known);
  else await applyRefund(parts.pool, known, await parts.provider.getRefund(known.provider_ref));
}

/** Checks the refunds that are due; returns how many. */
export async function checkDueRefunds(parts: CheckParts): Promise<number> {
  const due = await claimDue.all(parts.pool);
  for (const known of due) {
    await check(parts, known).catch((error: unknown) => {
      parts.log.error({ err: error, refundId: known.id }, 'a refund could not be settled');
    });
  }
  return due.length;
}
