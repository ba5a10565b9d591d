import * as z from 'zod/mini';
import { cursorOutput } from '#console/paged-list.contract.ts';
import { type CallAnswer, declareCall, declareDownload } from '#platform/calls/call.ts';
import { searchText } from '#platform/calls/fields.ts';

export const orderStatuses = [
  'created',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'mismatched',
  'refunded',
] as const;

const orderId = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const fact = z.nullable(z.string());

const orderLine = {
  id: z.string(),
  company_name: z.string(),
  email: z.string(),
  plan: z.string(),
  months: z.int(),
  total_minor: z.int(),
  currency: z.string(),
  status: z.enum(orderStatuses),
  live: z.boolean(),
  created_at: z.string(),
  paid_at: fact,
};

export const listOrders = declareCall({
  method: 'GET',
  path: 'admin/orders/list.php',
  summary: 'Orders, newest first',
  access: 'admin',
  input: {
    search: z.optional(searchText),
    status: z.optional(z.enum(orderStatuses)),
    /** Id of the last order shown. */
    cursor: z.optional(orderId),
  },
  output: { orders: z.array(z.object(orderLine)), ...cursorOutput },
});

export const getOrderDetails = declareCall({
  method: 'GET',
  path: 'admin/orders/get.php',
  summary: 'Everything about one order',
  access: 'admin',
  input: { order_id: orderId },
  output: {
    order: z.object({
      ...orderLine,
      discount_minor: z.int(),
      discount_percent: z.int(),
      coupon: fact,
      provider: z.string(),
      provider_ref: fact,
      starts_on: fact,
      ends_on: fact,
      receipt_number: fact,
      receipt_ready: z.boolean(),
      refund_status: fact,
      refund_reason: fact,
      /** Whether it was paid through the current gateway within the last 30 days. */
      refundable: z.boolean(),
    }),
  },
});

export type OrderDetails = CallAnswer<typeof getOrderDetails>['order'];

export const downloadOrderReceipt = declareDownload({
  path: 'admin/orders/receipt.php',
  summary: 'The receipt of an order as PDF',
  access: 'admin',
  input: { order_id: orderId },
});
