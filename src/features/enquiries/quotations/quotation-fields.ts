import * as z from 'zod/mini';
import { declineReasons, quotationStates } from './quotation-states.ts';

const fact = z.nullable(z.string());

/** A quotation as buyer and company both see it. */
export const quotation = z.object({
  id: z.int(),
  revision: z.int(),
  state: z.enum(quotationStates),
  currency: z.string(),
  /** Sum of price times quantity over all offered lines, as a decimal number. */
  total: z.string(),
  /** YYYY-MM-DD */
  valid_until: z.string(),
  terms: z.string(),
  file_name: fact,
  decline_reason: z.nullable(z.enum(declineReasons)),
  decline_note: z.string(),
  /** ISO 8601 timestamp. */
  created_at: z.string(),
  decided_at: fact,
  lines: z.array(
    z.object({
      line_id: z.int(),
      title: z.string(),
      quantity: z.int(),
      /** Unit price as a decimal number; null for a line that is not offered. */
      price: fact,
      min_quantity: z.nullable(z.int()),
      delivery_days: z.nullable(z.int()),
      note: z.string(),
    }),
  ),
});
