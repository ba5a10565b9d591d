import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';

export const getOperator = declareCall({
  method: 'GET',
  path: 'admin/me.php',
  summary: 'Who the operator is',
  access: 'admin',
  input: {},
  output: { name: z.string(), email: z.string() },
});

/** The counts that the console's menu shows beside its links. */
export const getWaiting = declareCall({
  method: 'GET',
  path: 'admin/waiting.php',
  summary: 'How much waits for a decision, by kind',
  access: 'admin',
  input: {},
  output: {
    applications: z.int(),
    messages: z.int(),
    failed_mails: z.int(),
    pending_orders: z.int(),
    reported_enquiries: z.int(),
  },
});
