import { simulateWebhook } from '#features/payments/order.contract.ts';
import { urlOf } from '#platform/calls/call.ts';
import type { Language } from '#platform/i18n/languages.ts';

export type PaymentAnswer =
  | { readonly kind: 'activated'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string | undefined; readonly code: string }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'network' };

function read(text: string): PaymentAnswer {
  let body: { success?: unknown; message?: unknown; code?: unknown } | null;
  try {
    body = JSON.parse(text);
  } catch {
    return { kind: 'unreadable' };
  }
  const message = typeof body?.message === 'string' && body.message ? body.message : undefined;
  if (body?.success === true) return { kind: 'activated', message: message ?? '' };
  return { kind: 'refused', message, code: String(body?.code) };
}

/** Does not use the common client, because this page has texts of its own for invalid JSON and for network failures. */
export async function askAboutPayment(order: string, language: Language): Promise<PaymentAnswer> {
  try {
    const query = new URLSearchParams({ order_id: order });
    const headers = { 'accept-language': language, accept: 'application/json' };
    const response = await fetch(`${urlOf(simulateWebhook)}?${query}`, { headers });
    return read(await response.text());
  } catch {
    return { kind: 'network' };
  }
}
