import * as z from 'zod/mini';

/** An order as its payer sees it. */
export const knownOrder = z.object({
  order_id: z.string(),
  plan: z.string(),
  subscription_type: z.int(),
  subscription_length: z.int(),
  coupon_code: z.nullable(z.string()),
  amount: z.string(),
  currency: z.string(),
  email: z.string(),
  paid: z.boolean(),
  live: z.boolean(),
  /** Address where it can be paid; null once it no longer can. */
  payment_url: z.nullable(z.string()),
});

export type KnownOrder = z.output<typeof knownOrder>;
