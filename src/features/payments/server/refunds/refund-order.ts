import type pg from 'pg';
import { recordAction } from '#console/audit/server/audit.ts';
import { formatAmount } from '#features/payments/format-amount.ts';
import { orderStatuses } from '#features/payments/orders.contract.ts';
import { orderSubject } from '#features/payments/payments.audit.ts';
import { refundTexts as texts } from '#features/payments/refund.texts.ts';
import {
  findOrder,
  lockOrder,
  type Order,
  unguessable,
} from '#features/payments/server/orders/order.ts';
import { orders } from '#features/payments/server/orders/orders.table.ts';
import { COUPON_USED_UP } from '#features/payments/server/orders/refund-unusable-order.ts';
import { cancelPeriod, revivePeriod } from '#features/subscriptions/server/public.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { DAY_MS } from '#platform/dates/spans.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { PaymentProvider, Refund } from '#platform/payments/payment-provider.ts';
import {
  findRefundUnderWay,
  type KnownRefund,
  recordRefund,
  recordRefundAnswer,
} from './refund-record.ts';

const REFUND_DAYS = 30;

export type RefundParts = { readonly pool: pg.Pool; readonly provider: PaymentProvider };

type RefundRequest = {
  readonly orderId: string;
  readonly reason: string;
  readonly caller: Caller;
  readonly now: Date;
};

const refuse = (text: Text) => new CallProblem('not_refundable', 409, text);

type Paid = Pick<Order, 'status' | 'paid_at' | 'provider' | 'provider_ref'>;

/** Why an order cannot be refunded, if so. */
function findObstacle(order: Paid, provider: PaymentProvider, now: Date): Text | undefined {
  if (order.status !== 'paid' || !order.paid_at) return texts.notPaid;
  if (order.provider !== provider.name || !order.provider_ref) return texts.otherGateway;
  const paidMs = now.getTime() - order.paid_at.getTime();
  return paidMs > REFUND_DAYS * DAY_MS ? texts.tooLate : undefined;
}

export function isRefundable(order: Paid, provider: PaymentProvider, now: Date): boolean {
  return findObstacle(order, provider, now) === undefined;
}

const setStatus = command({
  name: 'payments.set-order-status',
  values: { id: text, status: oneOf(orderStatuses) },
  sql: sql`update ${orders} set status = $status where id = $id`,
});

/** Called once the refund is under way: ends the order's period today and mails the payer. */
async function endOrder(client: Connection, order: Order, now: Date): Promise<void> {
  await setStatus.run(client, { id: order.id, status: 'refunded' });
  await cancelPeriod(client, order.id, todayAt(now));
  const t = translateIn(order.language);
  await queueMail(client, {
    recipient: order.email,
    subject: t(texts.mailSubject, { order: order.id }),
    body: t(texts.mailBody, {
      amount: formatAmount(t, order.total_minor, order.currency),
      company: order.company_name,
    }),
    language: order.language,
  });
}

/** Called if the refund failed: restores the order and its period. */
async function reviveOrder(client: Connection, order: Order, now: Date): Promise<void> {
  await setStatus.run(client, { id: order.id, status: 'paid' });
  await revivePeriod(client, order.id, todayAt(now));
}

/** An order that never became active stays inactive if its refund fails; the operator sees it among the orders. */
async function keepMoney(client: Connection, order: Order, now: Date): Promise<void> {
  if (order.reason === COUPON_USED_UP) {
    await setStatus.run(client, { id: order.id, status: 'mismatched' });
  } else await reviveOrder(client, order, now);
}

/** Applies the gateway's answer about a refund exactly once. */
export async function applyRefund(
  pool: pg.Pool,
  known: KnownRefund,
  refund: Refund,
): Promise<void> {
  const now = new Date();
  await inTransaction(pool, async (client) => {
    const order = await lockOrder(client, known.order_id);
    await recordRefundAnswer(client, known.id, refund);
    const isFailed = refund.status === 'failed';
    if (!isFailed && order.status === 'paid') await endOrder(client, order, now);
    if (isFailed && order.status === 'refunded') await keepMoney(client, order, now);
  });
}

export async function askForRefund(
  { pool, provider }: RefundParts,
  known: KnownRefund,
): Promise<Refund> {
  const order = await findOrder(pool, known.order_id);
  if (!order?.provider_ref) throw new Error(`Order ${known.order_id} has no charge`);
  const refund = await provider.refund({
    providerRef: order.provider_ref,
    amountMinor: order.total_minor,
    currency: order.currency,
    reason: known.reason,
    key: known.id,
  });
  await applyRefund(pool, known, refund);
  return refund;
}

/** Refunds an order through the gateway that took the payment, within thirty days. */
export async function refundOrder(
  parts: RefundParts,
  request: RefundRequest,
): Promise<Refund['status']> {
  const known = await inTransaction(parts.pool, async (client) => {
    const order = await lockOrder(client, request.orderId);
    const obstacle = findObstacle(order, parts.provider, request.now);
    if (obstacle) throw refuse(obstacle);
    // A repeated request continues the refund under way and is recorded only once.
    const underWay = await findRefundUnderWay(client, order.id);
    if (underWay) return underWay;
    const sum = { total_minor: order.total_minor, currency: order.currency };
    await recordAction(client, request.caller, {
      action: 'refund',
      subject: orderSubject,
      subjectId: order.id,
      before: { status: order.status, ...sum },
      after: { status: 'refunded', ...sum, reason: request.reason },
    });
    return recordRefund(client, {
      id: unguessable('rfd_'),
      orderId: request.orderId,
      reason: request.reason,
      requestedBy: request.caller.accountId,
    });
  });
  return (await askForRefund(parts, known)).status;
}
