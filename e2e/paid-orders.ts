import { type APIRequestContext, expect } from '@playwright/test';

/** Waits for the gateway's notice of a payment, which comes a while after its response. */
export async function untilPaid(request: APIRequestContext, order: string): Promise<void> {
  const isPaid = async () => {
    const response = await request.get(`/api/subscription/order.php?order_id=${order}`);
    return (await response.json()).order.paid;
  };
  await expect.poll(isPaid).toBe(true);
}
