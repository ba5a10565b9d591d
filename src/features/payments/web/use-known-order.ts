import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/accounts/web/public.ts';
import { getOwnCheckout } from '#features/payments/checkout.contract.ts';
import type { KnownOrder } from '#features/payments/known-order.ts';
import { getOrder } from '#features/payments/order.contract.ts';
import { callQuery } from '#platform/pages/call-query.ts';
import { useClient } from '#platform/pages/use-call.ts';

type Known = {
  /** Initial values of the form. */
  readonly email: string | undefined;
  readonly months: number | undefined;
  readonly couponCode: string | undefined;
  /** The unpaid order that can still be paid. */
  readonly open: KnownOrder | undefined;
};

/** What is known before anything is entered: the order the payer comes back from, and the signed-in company. */
export function useKnownOrder(orderId: string): Known {
  const client = useClient();
  const session = useSession();
  const { data: back } = useQuery({
    ...callQuery(client, getOrder, { order_id: orderId }),
    enabled: orderId !== '',
  });
  const { data: own } = useQuery({
    ...callQuery(client, getOwnCheckout, {}),
    enabled: session?.isExhibitor === true,
  });
  const order = back?.order.paid ? undefined : back?.order;
  const open = order?.payment_url ? order : own?.open_order;
  return {
    email: order?.email ?? own?.email,
    months: order?.subscription_length,
    couponCode: order?.coupon_code ?? undefined,
    open: open ?? undefined,
  };
}
