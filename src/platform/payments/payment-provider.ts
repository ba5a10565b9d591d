import type { Language } from '#platform/i18n/languages.ts';

/** A charge to be collected by the gateway. */
export type ChargeRequest = {
  readonly orderId: string;
  /** Requesting the same order with the same number yields the same charge. */
  readonly attempt: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly customer: { readonly name: string; readonly email: string };
  readonly description: string;
  readonly language: Language;
  readonly returnUrl: string;
  readonly webhookUrl: string;
};

export type StartedCharge = {
  readonly providerRef: string;
  /** Where the payer is sent; verified to be an address of the gateway. */
  readonly redirectUrl: string;
};

export type ChargeStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';

/** What the gateway says about a charge. Nothing else decides whether something is paid. */
export type Charge = {
  readonly status: ChargeStatus;
  readonly amountMinor: number;
  readonly currency: string;
  readonly orderId: string;
  /** The gateway's code for the outcome. */
  readonly reason: string | undefined;
};

export type RefundRequest = {
  readonly providerRef: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly reason: string;
  /** Requesting the same key again yields the same refund. */
  readonly key: string;
};

export type Refund = {
  readonly refundRef: string;
  readonly status: 'refunded' | 'pending' | 'failed';
};

/** A payment gateway. Amounts are in the currency's smallest unit. */
export type PaymentProvider = {
  readonly name: 'tap' | 'sandbox';
  /** False if no money moves. */
  readonly live: boolean;
  create(request: ChargeRequest): Promise<StartedCharge>;
  getCharge(providerRef: string): Promise<Charge>;
  /** The charge that a notification is about; undefined if the gateway did not sign it. */
  findNotifiedCharge(signature: unknown, body: unknown): Promise<string | undefined>;
  refund(request: RefundRequest): Promise<Refund>;
  getRefund(refundRef: string): Promise<Refund>;
};

/** The gateway did not answer, not in time or not as expected; a retry may succeed. */
export class GatewayFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GatewayFault';
  }
}
