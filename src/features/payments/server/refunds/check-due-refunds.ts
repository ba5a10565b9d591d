import { columnList } from '#platform/database/column-list.ts';
import { nullable, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, type RowOf } from '#platform/database/statement.ts';
import { applyRefund, askForRefund, type RefundParts } from './refund-order.ts';
import { refundColumns } from './refund-record.ts';
import { refunds } from './refunds.table.ts';

const CLAIM_S = 300;
const BATCH = 10;

const dueColumns = { ...refundColumns, provider_ref: nullable(text) };

type DueRefund = RowOf<typeof dueColumns>;

type CheckParts = RefundParts & {
  readonly log: { error(details: object, message: string): void };
};

const claimDue = command({
  name: 'payments.claim-due-refunds',
  row: dueColumns,
  sql: sql`
    update ${refunds} set next_check_at = now() + make_interval(secs => ${CLAIM_S})
    where id in (
      select id from ${refunds} where next_check_at <= now()
      order by next_check_at limit ${BATCH} for update skip locked)
    returning ${columnList(dueColumns)}`,
});

/** One whose answer never came is asked for again: the gateway knows it by its key. */
async function check(parts: CheckParts, known: DueRefund): Promise<void> {
  if (known.provider_ref === null) await askForRefund(parts, known);
  else await applyRefund(parts.pool, known, await parts.provider.getRefund(known.provider_ref));
}

/** Asks how the refunds stand that were not finished at once; answers how many there were. */
export async function checkDueRefunds(parts: CheckParts): Promise<number> {
  const due = await claimDue.all(parts.pool);
  for (const known of due) {
    await check(parts, known).catch((error: unknown) => {
      parts.log.error({ err: error, refundId: known.id }, 'a refund could not be settled');
    });
  }
  return due.length;
}
