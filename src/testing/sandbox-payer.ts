import type { DeclineReason, SandboxAnswer } from '#features/payments/sandbox.contract.ts';
import type { TestAnswer, TestApp } from './start-test-app.ts';

export type PlacedOrder = { readonly orderId: string; readonly chargeId: string };

/** A payer's requests over HTTP: order, pay or not, and ask for the state. */
export function createSandboxPayer({ call, database }: Pick<TestApp, 'call' | 'database'>) {
  let callers = 0;
  /** Each request comes from a network of its own; the app must trust its proxy. */
  const network = () => {
    callers += 1;
    return { 'x-forwarded-for': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}` };
  };
  const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      headers: { ...network(), ...headers },
      body: new URLSearchParams(form),
    });

  const order = (form: Record<string, string>, headers?: Record<string, string>) =>
    post(
      'subscription/process-payment.php',
      { subscription_type: '2', subscription_length: '12', total_amount: '588.00', ...form },
      headers,
    );

  return {
    post,
    order,
    async placeOrder(
      form: Record<string, string>,
      headers?: Record<string, string>,
    ): Promise<PlacedOrder> {
      const { status, body } = await order(form, headers);
      if (status !== 200) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
      const chargeId = String(body.payment_url).split('/').at(-1) ?? '';
      const { rows } = await database.pool.query<{ id: string }>(
        'select id from orders where provider_ref = $1',
        [chargeId],
      );
      return { orderId: rows[0]?.id ?? '', chargeId };
    },
    answer: (id: string, answer: SandboxAnswer, reason?: DeclineReason): Promise<TestAnswer> =>
      post('sandbox/answer.php', { id, answer, ...(reason && { reason }) }),
    ask: (orderId: string): Promise<TestAnswer> =>
      call(`subscription/simulate-webhook.php?order_id=${orderId}`, { headers: network() }),
    /** The state of an order, and what followed from it. */
    async stateOf(orderId: string) {
      const { rows } = await database.pool.query<{
        status: string;
        reason: string | null;
        periods: number;
        receipts: number;
        reserved: number;
        redeemed: number;
      }>(
        `select status, reason,
           (select count(*) from subscriptions where order_id = $1 and cancelled_at is null) as periods,
           (select count(*) from receipts where order_id = $1) as receipts,
           (select count(*) from coupon_uses where order_id = $1 and redeemed_at is null) as reserved,
           (select count(*) from coupon_uses where order_id = $1 and redeemed_at is not null) as redeemed
         from orders where id = $1`,
        [orderId],
      );
      return rows[0];
    },
  };
}
