import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { orderTexts as texts } from '#features/payments/order.texts.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import { tellGatewayFault } from './gateway-fault.ts';
import { settleCharge } from './orders/settle.ts';
import { WEBHOOK_PATH } from './orders/start-charge.ts';

const NOTICE_LIMIT = 64 * 1024;

type WebhookParts = { readonly pool: pg.Pool; readonly provider: PaymentProvider };

/**
 * Receives the gateway's notices. Only the charge's id is taken from a notice; everything else is asked from the
 * gateway. Any response but 200 makes the gateway retry.
 */
export function mountWebhook(app: FastifyInstance, parts: WebhookParts): void {
  app.post(WEBHOOK_PATH, { bodyLimit: NOTICE_LIMIT }, async (request) => {
    const { hashstring } = request.headers;
    const providerRef = await parts.provider.findNotifiedCharge(hashstring, request.body);
    if (providerRef === undefined) throw new CallProblem('bad_notice', 403, texts.badNotice);
    await settleCharge(parts, providerRef).catch(tellGatewayFault(texts.gatewayDown));
    return { success: true };
  });
}
