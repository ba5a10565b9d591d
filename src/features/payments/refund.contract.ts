import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { typedLine } from '#platform/fields/text-fields.ts';
import { refundTexts as texts } from './refund.texts.ts';

const REASON_LENGTH = 200;

export const refundPayment = declareCall({
  method: 'POST',
  path: 'payments/refund.php',
  summary: 'Pays an order back through its gateway, within 30 days',
  access: 'admin',
  input: {
    order_id: z.string().check(z.trim(), z.maxLength(100)),
    reason: z.prefault(
      typedLine.check(z.minLength(1, texts.reasonRequired.id), z.maxLength(REASON_LENGTH)),
      '',
    ),
  },
  output: { status: z.enum(['refunded', 'pending']), message: z.string() },
});
