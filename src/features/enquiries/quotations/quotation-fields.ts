import * as z from 'zod/mini';
import { declineReasons, quotationStates } from './quotation-states.ts';

const fact = z.nullable(z.string());

/** A quotation as both of its sides see it. */
export const quotation = z.object({
  id: z.int(),
  revision: z.int(),
  state: z.enum(quotationStates),
  currency: z.string(),
  /** Of all lines that are offered: price by quantity, as a decimal number */
  total: z.string(),
  /** YYYY-MM-DD */
  valid_until: z.string(),
  terms: z.string(),
  file_name: fact,
  decline_reason: z.nullable(z.enum(declineReasons)),
  decline_note: z.string(),
  /** A moment in ISO form */
  created_at: z.string(),
  decided_at: fact,
  lines: z.array(
    z.object({
      line_id: z.int(),
      title: z.string(),
      quantity: z.int(),
      /** For one, as a decimal number; none where it is not offered */
      price: fact,
      min_quantity: z.nullable(z.int()),
      delivery_days: z.nullable(z.int()),
      note: z.string(),
    }),
  ),
});
