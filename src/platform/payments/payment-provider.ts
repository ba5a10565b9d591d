import type { Language } from '#platform/i18n/languages.ts';

/** What a gateway is asked to collect. */
export type ChargeRequest = {
  readonly orderId: string;
  /** The same order asked for again with the same number is the same charge. */
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
  /** Where the payer goes; checked to be a place of the gateway's. */
  readonly redirectUrl: string;
};

export type ChargeStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';

/** What the gateway says about a charge; nothing else says whether something is paid. */
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
  /** The same key asked for again is the same refund. */
  readonly key: string;
};

export type Refund = {
  readonly refundRef: string;
  readonly status: 'refunded' | 'pending' | 'failed';
};

/** A payment gateway; amounts in the currency's smallest unit. */
export type PaymentProvider = {
  readonly name: 'tap' | 'sandbox';
  /** False where no money moves. */
  readonly live: boolean;
  create(request: ChargeRequest): Promise<StartedCharge>;
  getCharge(providerRef: string): Promise<Charge>;
  /** Which charge a genuine notice is about; undefined for one that is not the gateway's. */
  findNoticedCharge(signature: unknown, body: unknown): Promise<string | undefined>;
  refund(request: RefundRequest): Promise<Refund>;
  getRefund(refundRef: string): Promise<Refund>;
};

/** The gateway did not answer, not in time, or not what was asked; it may the next time. */
export class GatewayFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GatewayFault';
  }
}
