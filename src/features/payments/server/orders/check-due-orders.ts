import type pg from 'pg';
import { nullable, text, timestamp } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { claimDueRows } from '#platform/scheduler/claim-due.ts';
import { nextCheckAt } from './check-schedule.ts';
import { type Order, orderColumns } from './order.ts';
import { orders } from './orders.table.ts';
import { type SettleParts, settle } from './settle.ts';
import { abandonOrder } from './start-charge.ts';

const BATCH = 10;
/**
 * Longer than a request to the gateway takes. After this an order is checked again, if the checking process died or got
 * no answer.
 */
const RETRY_S = 60;

const claimDue = claimDueRows({
  name: 'payments.claim-due-orders',
  table: orders,
  row: orderColumns,
  dueAt: 'next_check_at',
  atMost: BATCH,
  retryS: RETRY_S,
});

const recordCheck = command({
  name: 'payments.note-check',
  values: { id: text, next: nullable(timestamp) },
  sql: sql`update ${orders} set checks = checks + 1, next_check_at = $next where id = $id`,
});

export type CheckParts = SettleParts & {
  readonly log: { error(details: object, message: string): void };
};

async function check(parts: CheckParts, order: Order): Promise<void> {
  const { pool, log } = parts;
  if (order.provider_ref === null) return abandonOrder(pool, order.id);
  try {
    const { status } = await settle(parts, order);
    if (status === 'mismatched') log.error({ orderId: order.id }, 'the gateway has another charge');
    const isOpen = status === 'pending' || status === 'created';
    // The check ended the order; `settle` has already scheduled one more check.
    if (!isOpen && status !== order.status) return;
    const next = isOpen ? nextCheckAt(order.created_at, order.checks + 1, new Date()) : undefined;
    await recordCheck.run(pool, { id: order.id, next });
  } catch (error) {
    log.error({ err: error, orderId: order.id }, 'an order could not be settled');
  }
}

/** Checks the orders that are due; returns how many. */
export async function checkDueOrders(parts: CheckParts): Promise<number> {
  const due = await claimDue.all(parts.pool);
  await Promise.all(due.map((order) => check(parts, order)));
  return due.length;
}

const askSoon = command({
  name: 'payments.ask-open-orders-soon',
  sql: sql`
    update ${orders} set next_check_at = now()
    where status = 'pending' and provider_ref is not null and next_check_at > now()`,
});

/** Makes open orders due immediately, after a restart of the portal. */
export async function checkOpenOrdersSoon(pool: pg.Pool): Promise<void> {
  await askSoon.run(pool);
}
