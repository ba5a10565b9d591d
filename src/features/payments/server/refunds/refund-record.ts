import { columnList } from '#platform/database/column-list.ts';
import { bigint, bool, float, nullable, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import type { Refund } from '#platform/payments/payment-provider.ts';
import { refunds } from './refunds.table.ts';

const CHECK_S = 3_600;

export const refundStatuses = ['created', 'pending', 'refunded', 'failed'] as const;

export const refundColumns = {
  id: text,
  order_id: text,
  reason: text,
  status: oneOf(refundStatuses),
};

export type KnownRefund = RowOf<typeof refundColumns>;

const selectUnderWay = query({
  name: 'payments.refund-under-way',
  values: { orderId: text },
  row: refundColumns,
  sql: sql`
    select ${columnList(refundColumns)} from ${refunds}
    where order_id = $orderId and status in ('created', 'pending')`,
});

/** The order's refund that was requested and has no final answer yet. */
export function findRefundUnderWay(
  client: Connection,
  orderId: string,
): Promise<KnownRefund | undefined> {
  return selectUnderWay.first(client, { orderId });
}

const insertRefund = command({
  name: 'payments.note-refund',
  values: { id: text, orderId: text, reason: text, requestedBy: nullable(bigint), dueInS: float },
  row: refundColumns,
  sql: sql`
    insert into ${refunds} (id, order_id, reason, requested_by, next_check_at)
    values ($id, $orderId, $reason, $requestedBy, now() + make_interval(secs => $dueInS))
    on conflict (order_id) do update set status = 'created', reason = excluded.reason,
      provider_ref = null,
      id = case when refunds.status = 'failed' then excluded.id else refunds.id end
    returning ${columnList(refundColumns)}`,
});

type NewRefund = {
  readonly id: string;
  readonly orderId: string;
  readonly reason: string;
  /** Undefined if the portal itself refunds. */
  readonly requestedBy: number | undefined;
  /** Delay until the schedule requests it, unless that is done before. */
  readonly dueInS?: number;
};

/**
 * Stored before the gateway is asked, so that a repeated request is the same refund there. Only after a failure is it a
 * new one.
 */
export async function recordRefund(client: Connection, refund: NewRefund): Promise<KnownRefund> {
  return insertRefund.one(client, { dueInS: CHECK_S, ...refund });
}

const updateRefund = command({
  name: 'payments.note-refund-answer',
  values: { id: text, status: oneOf(refundStatuses), refundRef: text, isOpen: bool },
  sql: sql`
    update ${refunds} set status = $status, provider_ref = $refundRef,
      next_check_at = case when $isOpen then now() + make_interval(secs => ${CHECK_S}) end
    where id = $id`,
});

/** Stores the gateway's answer; while that is not final, the gateway is asked again. */
export async function recordRefundAnswer(
  client: Connection,
  id: string,
  { status, refundRef }: Refund,
): Promise<void> {
  await updateRefund.run(client, { id, status, refundRef, isOpen: status === 'pending' });
}
