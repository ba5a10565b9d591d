import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { findSandboxCharge } from './sandbox-charge.ts';

type RefundRequest = {
  charge_id: string;
  amount: number;
  currency: string;
  reference: { idempotent: string };
};

type SandboxRefund = { id: string; request: RefundRequest; created_at: Date };

const ID_BYTES = 16;

/** Pays a captured charge back as a whole, once; undefined where there is nothing to pay back. */
export async function storeRefund(
  pool: pg.Pool,
  request: RefundRequest,
): Promise<SandboxRefund | undefined> {
  const charge = await findSandboxCharge(pool, request.charge_id);
  const { amount, currency } = charge?.request ?? {};
  const isWhole = amount === request.amount && currency === request.currency;
  if (charge?.status !== 'CAPTURED' || !isWhole) return undefined;
  const { rows } = await pool.query<SandboxRefund>(
    `insert into sandbox_refunds (id, idempotent, charge_id, request) values ($1, $2, $3, $4)
     on conflict (idempotent) do update set idempotent = excluded.idempotent
     returning id, request, created_at`,
    [
      `re_SBX${randomBytes(ID_BYTES).toString('hex')}`,
      request.reference.idempotent,
      charge.id,
      JSON.stringify(request),
    ],
  );
  return rows[0];
}

export function refundObject({ id, request, created_at: created }: SandboxRefund) {
  return {
    id,
    object: 'refund',
    live_mode: false,
    charge_id: request.charge_id,
    amount: request.amount,
    currency: request.currency,
    status: 'REFUNDED',
    created: String(created.getTime()),
    response: { code: '000', message: 'Refunded' },
  };
}
