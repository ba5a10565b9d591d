import type pg from 'pg';
import { checkoutTexts as texts } from '#features/payments/checkout.texts.ts';
import { findPlan } from '#features/subscriptions/server/public.ts';
import { text } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { localizePath } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import type { PaymentProvider, StartedCharge } from '#platform/payments/payment-provider.ts';
import { giveCouponBack } from './coupon-uses.ts';
import { lockOrder, type Order } from './order.ts';
import { orders } from './orders.table.ts';

export const WEBHOOK_PATH = '/webhooks/tap';

export type ChargeParts = {
  readonly pool: pg.Pool;
  readonly provider: PaymentProvider;
  readonly appUrl: string;
};

async function describe(pool: pg.Pool, { plan, months, language }: Order): Promise<string> {
  const found = await findPlan(pool, plan);
  const name = found ? inLanguage(language, found.name, found.name_ar) : String(plan);
  return translateIn(language)(texts.chargeDescription, { plan: name, months });
}

/** The address that the payer returns to; it only identifies the order. */
export function thanksUrl(appUrl: string, { id, language }: Order): string {
  return `${appUrl}${localizePath(language, '/thanks')}?order=${id}`;
}

async function askGateway(parts: ChargeParts, order: Order): Promise<StartedCharge> {
  const { pool, provider, appUrl } = parts;
  const { id, language, email } = order;
  return provider.create({
    orderId: id,
    attempt: 1,
    amountMinor: order.total_minor,
    currency: order.currency,
    customer: { name: order.company_name, email },
    description: await describe(pool, order),
    language,
    returnUrl: thanksUrl(appUrl, order),
    webhookUrl: appUrl + WEBHOOK_PATH,
  });
}

const markNotStarted = command({
  name: 'payments.mark-not-started',
  values: { id: text },
  sql: sql`
    update ${orders} set status = 'failed', reason = 'not_started', next_check_at = null
    where id = $id`,
});

/** Ends an order that never reached the gateway: nobody was sent there, so nobody can have paid. */
export async function abandonOrder(pool: pg.Pool, id: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const order = await lockOrder(client, id);
    if (order.status !== 'created') return;
    await markNotStarted.run(client, { id });
    await giveCouponBack(client, id);
  });
}

const markStarted = command({
  name: 'payments.mark-started',
  values: { id: text, providerRef: text, redirectUrl: text },
  sql: sql`
    update ${orders} set status = 'pending', provider_ref = $providerRef, payment_url = $redirectUrl
    where id = $id and status in ('created', 'pending')`,
});

/**
 * The address to pay for an order. Starting a charge again gives the same charge, because the gateway identifies it by
 * the order's id. If the gateway fails, the order ends and its coupon is released.
 */
export async function startCharge(parts: ChargeParts, order: Order): Promise<string> {
  const { pool } = parts;
  try {
    const { providerRef, redirectUrl } = await askGateway(parts, order);
    const started = await markStarted.run(pool, { id: order.id, providerRef, redirectUrl });
    if (started === 0) throw new Error(`Order ${order.id} ended while its charge was started`);
    return redirectUrl;
  } catch (error) {
    await abandonOrder(pool, order.id);
    throw error;
  }
}
