import type { getOrder } from '#features/payments/order.contract.ts';
import { findPlan, planName } from '#features/subscriptions/server/public.ts';
import type { CallResult } from '#platform/calls/call.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { toDecimal } from '#platform/money/amounts.ts';
import { findCouponCode } from './coupons.ts';
import { openPayment } from './open-order.ts';
import type { Order } from './order.ts';

type Told = CallResult<typeof getOrder>['order'];

export async function describeOrder(
  order: Order,
  { database: { pool }, language, now }: Pick<OperationContext, 'database' | 'language' | 'now'>,
): Promise<Told> {
  const plan = await findPlan(pool, order.plan);
  return {
    order_id: order.id,
    plan: plan ? planName(plan, language) : '',
    subscription_type: order.plan,
    subscription_length: order.months,
    coupon_code: await findCouponCode(pool, order),
    amount: toDecimal(order.total_minor, order.currency),
    currency: order.currency,
    email: order.email,
    paid: order.status === 'paid',
    live: order.live,
    payment_url: openPayment(order, now),
  };
}
