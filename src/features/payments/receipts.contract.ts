import * as z from 'zod/mini';
import { declareCall, declareDownload } from '#platform/calls/call.ts';

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
        /** It is made some seconds after the payment. */
        ready: z.boolean(),
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
