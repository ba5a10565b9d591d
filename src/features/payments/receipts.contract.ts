import * as z from 'zod/mini';
import { declareCall, declareDownload } from '#platform/calls/call.ts';
import { orderStatuses } from './orders.contract.ts';

export const listReceipts = declareCall({
  method: 'GET',
  path: 'subscription/receipts.php',
  summary: 'The payments of the own company, newest first',
  access: 'exhibitor',
  claims: ['user_id', 'exhibitor_id'],
  input: {},
  output: {
    receipts: z.array(
      z.object({
        number: z.string(),
        issued_on: z.string(),
        plan: z.string(),
        months: z.int(),
        starts_on: z.string(),
        ends_on: z.string(),
        amount: z.string(),
        currency: z.string(),
        refunded: z.boolean(),
        live: z.boolean(),
        /** False for some seconds after the payment, until the receipt has been made. */
        ready: z.boolean(),
      }),
    ),
    /** Unpaid orders of the last 30 days that no later order replaced by a payment, the newest first. */
    unpaid: z.array(
      z.object({
        order_id: z.string(),
        ordered_on: z.string(),
        plan: z.string(),
        subscription_type: z.int(),
        months: z.int(),
        amount: z.string(),
        currency: z.string(),
        status: z.enum(orderStatuses),
        live: z.boolean(),
        /** Address where it can be paid; null once it no longer can. */
        payment_url: z.nullable(z.string()),
      }),
    ),
  },
});

export const downloadReceipt = declareDownload({
  path: 'subscription/receipt.php',
  summary: 'A receipt of the own company as PDF',
  access: 'exhibitor',
  claims: ['user_id', 'exhibitor_id'],
  input: { number: z.string().check(z.trim(), z.maxLength(40)) },
});
