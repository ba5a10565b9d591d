import * as z from 'zod/mini';
import { findMinor, toDecimal } from '#platform/money/amounts.ts';
import {
  type Charge,
  type ChargeRequest,
  GatewayFault,
  type PaymentProvider,
  type Refund,
  type RefundRequest,
} from '#platform/payments/payment-provider.ts';
import { findSignedCharge } from './hashstring.ts';
import { askTap, type TapAccess } from './tap-http.ts';
import { chargeStatusOf, refundStatusOf } from './tap-statuses.ts';

const chargeRef = z.string().check(z.regex(/^chg_\w{1,100}$/));

const startedCharge = z.object({
  id: chargeRef,
  transaction: z.object({ url: z.url({ protocol: /^https?$/ }) }),
});

const knownCharge = z.object({
  id: chargeRef,
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  reference: z.object({ order: z.string() }),
  response: z.optional(z.object({ code: z.optional(z.string()) })),
});

const refundAnswer = z.object({
  id: z.string().check(z.regex(/^re_\w{1,100}$/)),
  status: z.string(),
});

const EXPIRY_MIN = 30;
const NAME_LENGTH = 149;

export type TapOptions = TapAccess & {
  readonly name: PaymentProvider['name'];
  readonly live: boolean;
  /** The former key; notifications sent before the key was changed are signed with it. */
  readonly formerKey?: string | undefined;
  /** Whether an address is the gateway's own; payers are sent nowhere else, whatever its answer says. */
  mayRedirectTo(address: URL): boolean;
};

function chargeBody(request: ChargeRequest) {
  const { orderId, attempt, amountMinor, currency, customer, language } = request;
  return {
    // In whole units; with the decimals of every currency we sell in, JSON numbers are exact.
    amount: Number(toDecimal(amountMinor, currency)),
    currency,
    customer_initiated: true,
    threeDSecure: true,
    save_card: false,
    description: request.description,
    metadata: { order_id: orderId, language },
    reference: { transaction: orderId, order: orderId, idempotent: `${orderId}:${attempt}` },
    receipt: { email: false, sms: false },
    customer: { first_name: customer.name.slice(0, NAME_LENGTH), email: customer.email },
    source: { id: 'src_all' },
    post: { url: request.webhookUrl },
    redirect: { url: request.returnUrl },
    transaction: { expiry: { period: EXPIRY_MIN, type: 'MINUTE' } },
  };
}

function chargeOf(answer: z.output<typeof knownCharge>, asked: string): Charge {
  const { id, amount, currency, status } = answer;
  const amountMinor = findMinor(String(amount), currency);
  if (id !== asked || amountMinor === undefined) {
    throw new GatewayFault('the gateway answered with something else than what was asked');
  }
  const reason = answer.response?.code;
  return {
    status: chargeStatusOf(status),
    amountMinor,
    currency,
    orderId: answer.reference.order,
    reason,
  };
}

const refundOf = ({ id, status }: z.output<typeof refundAnswer>): Refund => ({
  refundRef: id,
  status: refundStatusOf(status),
});

function refundBody({ providerRef, amountMinor, currency, reason, key }: RefundRequest) {
  return {
    charge_id: providerRef,
    amount: Number(toDecimal(amountMinor, currency)),
    currency,
    reason,
    reference: { merchant: key, idempotent: key },
  };
}

/** Tap's Charges API v2; docs/tap.md lists the assumptions about it. */
export function createTapProvider(options: TapOptions): PaymentProvider {
  const { name, live, formerKey } = options;
  return {
    name,
    live,
    async create(request) {
      const answer = await askTap(options, 'POST', 'charges/', startedCharge, chargeBody(request));
      const { url } = answer.transaction;
      if (!options.mayRedirectTo(new URL(url))) {
        throw new GatewayFault('the gateway would send the payer to a foreign place');
      }
      return { providerRef: answer.id, redirectUrl: url };
    },
    async getCharge(providerRef) {
      const path = `charges/${encodeURIComponent(providerRef)}`;
      return chargeOf(await askTap(options, 'GET', path, knownCharge), providerRef);
    },
    async findNotifiedCharge(signature, body) {
      const keys = [await options.secretKey(), ...(formerKey === undefined ? [] : [formerKey])];
      return findSignedCharge(signature, body, keys)?.id;
    },
    async refund(request) {
      return refundOf(await askTap(options, 'POST', 'refunds/', refundAnswer, refundBody(request)));
    },
    async getRefund(refundRef) {
      const path = `refunds/${encodeURIComponent(refundRef)}`;
      return refundOf(await askTap(options, 'GET', path, refundAnswer));
    },
  };
}
