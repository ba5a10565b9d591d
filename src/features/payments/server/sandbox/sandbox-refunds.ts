import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import * as z from 'zod/mini';
import { columnList } from '#platform/database/column-list.ts';
import { json, text, timestamp } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, type RowOf } from '#platform/database/statement.ts';
import { findSandboxCharge } from './sandbox-charge.ts';
import { sandboxRefunds } from './sandbox-refunds.table.ts';

/** The fields of a stored request that are used here. Incoming requests are checked more strictly. */
const refundRequest = z.object({
  charge_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  reference: z.object({ idempotent: z.string() }),
});

type RefundRequest = z.output<typeof refundRequest>;

const refundColumns = { id: text, request: json(refundRequest), created_at: timestamp };

type SandboxRefund = RowOf<typeof refundColumns>;

const insertRefund = command({
  name: 'payments.store-sandbox-refund',
  values: { id: text, idempotent: text, chargeId: text, request: json(refundRequest) },
  row: refundColumns,
  sql: sql`
    insert into ${sandboxRefunds} (id, idempotent, charge_id, request)
    values ($id, $idempotent, $chargeId, $request)
    on conflict (idempotent) do update set idempotent = excluded.idempotent
    returning ${columnList(refundColumns)}`,
});

const ID_BYTES = 16;

/** Refunds a captured charge in full, once; undefined if it cannot be refunded. */
export async function storeRefund(
  pool: pg.Pool,
  request: RefundRequest,
): Promise<SandboxRefund | undefined> {
  const charge = await findSandboxCharge(pool, request.charge_id);
  const { amount, currency } = charge?.request ?? {};
  const isWhole = amount === request.amount && currency === request.currency;
  if (charge?.status !== 'CAPTURED' || !isWhole) return undefined;
  return insertRefund.one(pool, {
    id: `re_SBX${randomBytes(ID_BYTES).toString('hex')}`,
    idempotent: request.reference.idempotent,
    chargeId: charge.id,
    request,
  });
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
