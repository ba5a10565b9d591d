import { orderTexts } from '#features/payments/order.texts.ts';
import { refundPayment } from '#features/payments/refund.contract.ts';
import { refundTexts as texts } from '#features/payments/refund.texts.ts';
import { CallProblem, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { tellGatewayFault } from './gateway-fault.ts';
import { findOrder } from './orders/order.ts';
import { refundOrder } from './refunds/refund-order.ts';

const refund = operation(refundPayment, async ({ order_id: orderId, reason }, context) => {
  const { database, payments: provider, caller, language, now } = context;
  const { pool } = database;
  if (!(await findOrder(pool, orderId))) throw notFound(orderTexts.notFound);
  const wish = { orderId, reason, caller, now };
  const status = await refundOrder({ pool, provider }, wish).catch(
    tellGatewayFault(orderTexts.gatewayDown),
  );
  if (status === 'failed') throw new CallProblem('refund_refused', 409, texts.refused);
  return {
    status,
    message: translateIn(language)(status === 'pending' ? texts.pending : texts.done),
  };
});

export const refundOperations: readonly Operation[] = [refund];
