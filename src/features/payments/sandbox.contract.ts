import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';

/** The choices on the sandbox gateway's page. */
export const sandboxAnswers = [
  'pay',
  'pay_return_first',
  'pay_no_return',
  'decline',
  'cancel',
  'time_out',
  'close',
] as const;
export type SandboxAnswer = (typeof sandboxAnswers)[number];

/** The gateway's codes for a declined payment. */
export const declineReasons = ['505', '502', '407', '516', '507'] as const;
export type DeclineReason = (typeof declineReasons)[number];

const chargeId = z.string().check(z.maxLength(100));

export const getSandboxCharge = declareCall({
  method: 'GET',
  path: 'sandbox/charge.php',
  summary: 'What the sandbox gateway is asked to collect; no money moves',
  access: 'visitor',
  input: { id: chargeId },
  output: {
    charge: z.object({
      id: z.string(),
      order_id: z.string(),
      description: z.string(),
      customer: z.string(),
      amount: z.string(),
      currency: z.string(),
      open: z.boolean(),
      /** ISO 8601 timestamp after which the charge can no longer be answered. */
      expires_at: z.string(),
      return_url: z.string(),
    }),
  },
});

export const answerSandboxCharge = declareCall({
  method: 'POST',
  path: 'sandbox/answer.php',
  summary: 'Plays the payer on the sandbox gateway; no money moves',
  access: 'visitor',
  input: {
    id: chargeId,
    answer: z.enum(sandboxAnswers),
    reason: z.optional(z.enum(declineReasons)),
  },
  /** The address the browser goes to next; null where it stays. */
  output: { next: z.nullable(z.string()) },
});
