import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { knownOrder } from './known-order.ts';
import { orderTexts as texts } from './order.texts.ts';

/** A malformed id passes here and gets the same answer as an order that does not exist. */
const orderId = z.prefault(
  z
    .string(texts.noOrderId.id)
    .check(z.trim(), z.minLength(1, texts.noOrderId.id), z.maxLength(100)),
  '',
);

export const simulateWebhook = declareCall({
  method: 'GET',
  path: 'subscription/simulate-webhook.php',
  summary: 'Asks the gateway about the payment of an order; success means it is paid and active',
  access: 'visitor',
  input: { order_id: orderId },
  output: { message: z.string() },
});

export const getOrder = declareCall({
  method: 'GET',
  path: 'subscription/order.php',
  summary: 'An order as it is stored, for whoever has its id',
  access: 'visitor',
  input: { order_id: orderId },
  output: {
    order: knownOrder,
  },
});
