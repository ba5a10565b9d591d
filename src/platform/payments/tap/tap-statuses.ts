import { lookup } from '#platform/lookups/lookup.ts';
import type { ChargeStatus, Refund } from '#platform/payments/payment-provider.ts';

/** Only CAPTURED is paid. A status that is unknown, to Tap or to us, stays pending and is queried again. */
const chargeStatuses: Readonly<Record<string, ChargeStatus>> = lookup({
  CAPTURED: 'paid',
  INITIATED: 'pending',
  IN_PROGRESS: 'pending',
  UNKNOWN: 'pending',
  CANCELLED: 'cancelled',
  ABANDONED: 'cancelled',
  TIMEDOUT: 'expired',
  FAILED: 'failed',
  DECLINED: 'failed',
  RESTRICTED: 'failed',
  VOID: 'failed',
});

export function chargeStatusOf(status: string): ChargeStatus {
  return chargeStatuses[status] ?? 'pending';
}

const refundStatuses: Readonly<Record<string, Refund['status']>> = lookup({
  REFUNDED: 'refunded',
  CANCELLED: 'failed',
  DECLINED: 'failed',
  FAILED: 'failed',
  RESTRICTED: 'failed',
  TIMEDOUT: 'failed',
});

export function refundStatusOf(status: string): Refund['status'] {
  return refundStatuses[status] ?? 'pending';
}
