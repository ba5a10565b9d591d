import { type APIRequestContext, expect } from '@playwright/test';

/** The gateway's notice of a payment comes by itself, a while after the answer. */
export async function untilPaid(request: APIRequestContext, order: string): Promise<void> {
  const isPaid = async () => {
    const response = await request.get(`/api/subscription/order.php?order_id=${order}`);
    return (await response.json()).order.paid;
  };
  await expect.poll(isPaid).toBe(true);
}
