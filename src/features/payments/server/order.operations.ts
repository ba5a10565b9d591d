import { getOrder, simulateWebhook } from '#features/payments/order.contract.ts';
import { orderTexts as texts } from '#features/payments/order.texts.ts';
import { CallProblem, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { lookup } from '#platform/lookups/lookup.ts';
import { tellGatewayFault } from './gateway-fault.ts';
import { describeOrder } from './orders/describe-order.ts';
import { findOrder, type Order, type OrderStatus } from './orders/order.ts';
import { COUPON_USED_UP } from './orders/refund-unusable-order.ts';
import { settle } from './orders/settle.ts';
import { requireRateLimit } from './payment-limits.ts';

const outcomes: Record<Exclude<OrderStatus, 'paid'>, Text> = {
  created: texts.pending,
  pending: texts.pending,
  failed: texts.failed,
  cancelled: texts.cancelled,
  expired: texts.expired,
  mismatched: texts.mismatched,
  refunded: texts.refunded,
};

/** Texts for those gateway response codes that the payer can do something about. */
const reasons: Readonly<Record<string, Text>> = lookup({
  not_started: texts.notStarted,
  [COUPON_USED_UP]: texts.couponUsedUp,
  405: texts.declinedCard,
  406: texts.declinedCard,
  407: texts.declinedCard,
  502: texts.declinedCard,
  503: texts.declinedAuthentication,
  504: texts.declinedAuthentication,
  505: texts.declinedFunds,
  512: texts.declinedAuthentication,
  516: texts.declinedAuthentication,
});

function notPaid({ status, reason }: Order): CallProblem {
  const isTold = status === 'failed' || status === 'refunded';
  const known = isTold && reason !== null ? reasons[reason] : undefined;
  const text = known ?? outcomes[status as Exclude<OrderStatus, 'paid'>];
  return new CallProblem(`payment_${status}`, 402, text);
}

async function requireOrder({ database }: OperationContext, id: string): Promise<Order> {
  const order = await findOrder(database.pool, id);
  if (!order) throw notFound(texts.notFound);
  return order;
}

const ask = operation(simulateWebhook, async ({ order_id: id }, context) => {
  await requireRateLimit(context, 'question');
  const { database, payments: provider, language } = context;
  const order = await requireOrder(context, id);
  const settling = settle({ pool: database.pool, provider }, order);
  const settled = await settling.catch(tellGatewayFault(texts.gatewayDown));
  if (settled.status !== 'paid') throw notPaid(settled);
  return { message: translateIn(language)(texts.activated) };
});

const show = operation(getOrder, async ({ order_id: id }, context) => {
  await requireRateLimit(context, 'question');
  const order = await requireOrder(context, id);
  return { order: await describeOrder(order, context) };
});

export const orderOperations: readonly Operation[] = [ask, show];
