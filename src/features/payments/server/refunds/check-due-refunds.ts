import type pg from 'pg';
import { applyRefund, askForRefund, type KnownRefund, type RefundParts } from './refund-order.ts';

const CLAIM_S = 300;
const BATCH = 10;

type DueRefund = KnownRefund & { provider_ref: string | null };

type CheckParts = RefundParts & {
  readonly log: { error(details: object, message: string): void };
};

async function claimDueRefunds(pool: pg.Pool): Promise<DueRefund[]> {
  const { rows } = await pool.query<DueRefund>(
    `update refunds set next_check_at = now() + make_interval(secs => $1)
     where id in (
       select id from refunds where next_check_at <= now()
       order by next_check_at limit $2 for update skip locked)
     returning id, order_id, reason, status, provider_ref`,
    [CLAIM_S, BATCH],
  );
  return rows;
}

/** One whose answer never came is asked for again: the gateway knows it by its key. */
async function check(parts: CheckParts, known: DueRefund): Promise<void> {
  if (known.provider_ref === null) await askForRefund(parts, known);
  else await applyRefund(parts.pool, known, await parts.provider.getRefund(known.provider_ref));
}

/** Asks how the refunds stand that were not finished at once; answers how many there were. */
export async function checkDueRefunds(parts: CheckParts): Promise<number> {
  const due = await claimDueRefunds(parts.pool);
  for (const known of due) {
    await check(parts, known).catch((error: unknown) => {
      parts.log.error({ err: error, refundId: known.id }, 'a refund could not be settled');
    });
  }
  return due.length;
}
