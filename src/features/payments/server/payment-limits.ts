import type { OperationContext } from '#platform/calls/operation.ts';
import { MINUTE_S } from '#platform/dates/spans.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';

/** Enough for people who type, but far too little for collecting addresses or guessing codes. */
export const paymentLimits = {
  companyLookUp: { name: 'company-look-up', times: 40, withinS: MINUTE_S },
  coupon: { name: 'coupon', times: 15, withinS: 5 * MINUTE_S },
  order: { name: 'order', times: 30, withinS: 10 * MINUTE_S },
  question: { name: 'order-question', times: 60, withinS: MINUTE_S },
} as const satisfies Record<string, RateLimit>;

export async function requireRateLimit(
  { database, visitor }: OperationContext,
  limit: keyof typeof paymentLimits,
): Promise<void> {
  await requireWithinLimit(database.pool, paymentLimits[limit], networkOf(visitor.ip));
}
