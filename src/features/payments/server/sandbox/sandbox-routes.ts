import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import * as z from 'zod/mini';
import { WEBHOOK_PATH } from '#features/payments/server/orders/start-charge.ts';
import { localizePath } from '#platform/i18n/languages.ts';
import { findMinor } from '#platform/money/amounts.ts';
import { chargeObject, findSandboxCharge, type SandboxCharge } from './sandbox-charge.ts';
import { sandboxKey } from './sandbox-key.ts';
import { refundObject, storeRefund } from './sandbox-refunds.ts';
import { storeCharge } from './store-charge.ts';

export type SandboxParts = { readonly pool: pg.Pool; readonly appUrl: string };

/** Error codes of the real gateway. */
const errors = {
  chargeNotFound: ['1144', 'Charge not found'],
  amount: ['1117', 'Amount is invalid'],
  body: ['2100', 'Invalid JSON request'],
  redirect: ['1110', 'Redirect URL is invalid'],
  key: ['2107', 'Unauthorized key'],
  refund: ['1161', 'Refund amount exceeds the charge'],
} as const;

function refuse(reply: FastifyReply, status: number, error: keyof typeof errors) {
  const [code, description] = errors[error];
  return reply.code(status).send({ errors: [{ code, description }] });
}

const url = z.url({ protocol: /^https?$/ });

const chargeRequest = z.object({
  amount: z.number(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  description: z.optional(z.string().check(z.maxLength(1000))),
  metadata: z.optional(z.object({ language: z.optional(z.string()) })),
  reference: z.object({
    order: z.string().check(z.maxLength(100)),
    transaction: z.optional(z.string().check(z.maxLength(100))),
    idempotent: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  customer: z.object({ first_name: z.string().check(z.minLength(1)), email: z.string() }),
  source: z.object({ id: z.string() }),
  post: z.object({ url }),
  redirect: z.object({ url }),
});

const refundRequest = z.object({
  charge_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  reason: z.string().check(z.maxLength(250)),
  reference: z.object({ idempotent: z.string().check(z.minLength(1), z.maxLength(200)) }),
});

async function isAuthorised({ pool }: SandboxParts, request: FastifyRequest): Promise<boolean> {
  const expected = Buffer.from(`Bearer ${await sandboxKey(pool)}`);
  const given = Buffer.from(request.headers.authorization ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function payUrlOf({ id, request }: SandboxCharge, appUrl: string): string {
  const language = request.metadata?.language === 'ar' ? 'ar' : 'en';
  return `${appUrl}${localizePath(language, `/sandbox/pay/${id}`)}`;
}

function mountCharges(app: FastifyInstance, parts: SandboxParts): void {
  const { pool, appUrl } = parts;
  const send = (charge: SandboxCharge, method: 'GET' | 'POST') =>
    chargeObject(charge, method, payUrlOf(charge, appUrl));

  app.post('/sandbox/v2/charges/', async (request, reply) => {
    if (!(await isAuthorised(parts, request))) return refuse(reply, 401, 'key');
    const parsed = chargeRequest.safeParse(request.body);
    if (!parsed.success) return refuse(reply, 400, 'body');
    const { amount, currency, post, redirect } = parsed.data;
    if (!findMinor(String(amount), currency)) return refuse(reply, 400, 'amount');
    // The sandbox only notifies this portal and only redirects back to it.
    const isOurs = post.url === appUrl + WEBHOOK_PATH && redirect.url.startsWith(`${appUrl}/`);
    if (!isOurs) return refuse(reply, 400, 'redirect');
    return send(await storeCharge(pool, parsed.data), 'POST');
  });

  app.get<{ Params: { id: string } }>('/sandbox/v2/charges/:id', async (request, reply) => {
    if (!(await isAuthorised(parts, request))) return refuse(reply, 401, 'key');
    const charge = await findSandboxCharge(pool, request.params.id);
    return charge ? send(charge, 'GET') : refuse(reply, 404, 'chargeNotFound');
  });
}

function mountRefunds(app: FastifyInstance, parts: SandboxParts): void {
  app.post('/sandbox/v2/refunds/', async (request, reply) => {
    if (!(await isAuthorised(parts, request))) return refuse(reply, 401, 'key');
    const parsed = refundRequest.safeParse(request.body);
    if (!parsed.success) return refuse(reply, 400, 'body');
    const refund = await storeRefund(parts.pool, parsed.data);
    return refund ? refundObject(refund) : refuse(reply, 400, 'refund');
  });
}

/** The part of the gateway's API that the portal uses. */
export function mountSandbox(app: FastifyInstance, parts: SandboxParts): void {
  mountCharges(app, parts);
  mountRefunds(app, parts);
}
