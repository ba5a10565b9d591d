import type pg from 'pg';
import { recordAction } from '#console/audit/server/audit.ts';
import { formatAmount } from '#features/payments/format-amount.ts';
import { orderSubject } from '#features/payments/payments.audit.ts';
import { refundTexts as texts } from '#features/payments/refund.texts.ts';
import { lockOrder, type Order, unguessable } from '#features/payments/server/orders/order.ts';
import { cancelPeriod, revivePeriod } from '#features/subscriptions/server/public.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { PaymentProvider, Refund } from '#platform/payments/payment-provider.ts';

const REFUND_DAYS = 30;
const DAY_MS = 86_400_000;
const CHECK_S = 3_600;

export type RefundParts = { readonly pool: pg.Pool; readonly provider: PaymentProvider };

type RefundRequest = {
  readonly orderId: string;
  readonly reason: string;
  readonly caller: Caller;
  readonly now: Date;
};

export type KnownRefund = { id: string; order_id: string; reason: string; status: string };

const refuse = (text: Text) => new CallProblem('not_refundable', 409, text);

type Paid = Pick<Order, 'status' | 'paid_at' | 'provider' | 'provider_ref'>;

/** What stands against paying an order back, if anything does. */
function findObstacle(order: Paid, provider: PaymentProvider, now: Date): Text | undefined {
  if (order.status !== 'paid' || !order.paid_at) return texts.notPaid;
  if (order.provider !== provider.name || !order.provider_ref) return texts.otherGateway;
  const paidMs = now.getTime() - order.paid_at.getTime();
  return paidMs > REFUND_DAYS * DAY_MS ? texts.tooLate : undefined;
}

export function isRefundable(order: Paid, provider: PaymentProvider, now: Date): boolean {
  return findObstacle(order, provider, now) === undefined;
}

/**
 * Written down before the gateway is asked, so that a repeated wish is the same refund there; only
 * after a failure is it a new one.
 */
async function recordRequest(client: pg.PoolClient, wish: RefundRequest): Promise<KnownRefund> {
  const { rows } = await client.query<KnownRefund>(
    `insert into refunds (id, order_id, reason, requested_by, next_check_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))
     on conflict (order_id) do update set status = 'created', reason = excluded.reason,
       provider_ref = null,
       id = case when refunds.status = 'failed' then excluded.id else refunds.id end
     returning id, order_id, reason, status`,
    [unguessable('rfd_'), wish.orderId, wish.reason, wish.caller.accountId, CHECK_S],
  );
  if (!rows[0]) throw new Error('No refund was noted');
  return rows[0];
}

/** The money is on its way back: the order's period ends today, and the payer is told. */
async function endOrder(client: pg.PoolClient, order: Order, now: Date): Promise<void> {
  await client.query(`update orders set status = 'refunded' where id = $1`, [order.id]);
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

/** The money stays after all, and so does what was paid for. */
async function reviveOrder(client: pg.PoolClient, order: Order, now: Date): Promise<void> {
  await client.query(`update orders set status = 'paid' where id = $1`, [order.id]);
  await revivePeriod(client, order.id, todayAt(now));
}

/** What the gateway said about a refund, and what follows from it, once. */
export async function applyRefund(
  pool: pg.Pool,
  known: KnownRefund,
  refund: Refund,
): Promise<void> {
  const now = new Date();
  await inTransaction(pool, async (client) => {
    const order = await lockOrder(client, known.order_id);
    const isOpen = refund.status === 'pending';
    await client.query(
      `update refunds set status = $2, provider_ref = $3,
         next_check_at = case when $4 then now() + make_interval(secs => $5) end
       where id = $1`,
      [known.id, refund.status, refund.refundRef, isOpen, CHECK_S],
    );
    const isFailed = refund.status === 'failed';
    if (!isFailed && order.status === 'paid') await endOrder(client, order, now);
    if (isFailed && order.status === 'refunded') await reviveOrder(client, order, now);
  });
}

export async function askForRefund(
  { pool, provider }: RefundParts,
  known: KnownRefund,
): Promise<Refund> {
  const { rows } = await pool.query<Order>('select * from orders where id = $1', [known.order_id]);
  const [order] = rows;
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

/** Pays an order back through the gateway that took the money, within thirty days. */
export async function refundOrder(
  parts: RefundParts,
  wish: RefundRequest,
): Promise<Refund['status']> {
  const known = await inTransaction(parts.pool, async (client) => {
    const order = await lockOrder(client, wish.orderId);
    const obstacle = findObstacle(order, parts.provider, wish.now);
    if (obstacle) throw refuse(obstacle);
    await recordAction(client, wish.caller, {
      action: 'refund',
      subject: orderSubject,
      subjectId: order.id,
      before: { status: order.status },
      after: {
        status: 'refunded',
        reason: wish.reason,
        total_minor: order.total_minor,
        currency: order.currency,
      },
    });
    return recordRequest(client, wish);
  });
  return (await askForRefund(parts, known)).status;
}
