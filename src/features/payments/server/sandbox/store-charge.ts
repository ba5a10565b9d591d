import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import {
  chargeColumns,
  chargeList,
  type SandboxCharge,
  type SandboxRequest,
} from './sandbox-charge.ts';
import { sandboxCharges } from './sandbox-charges.table.ts';

const EXPIRY_MIN = 30;
const ID_BYTES = 16;

/** The prefix distinguishes it from a real charge at first sight. */
export const newChargeId = () => `chg_SBX${randomBytes(ID_BYTES).toString('hex')}`;

const insertCharge = command({
  name: 'payments.store-sandbox-charge',
  values: { id: text, idempotent: text, request: chargeColumns.request },
  row: chargeColumns,
  sql: sql`
    insert into ${sandboxCharges} (id, idempotent, request, expires_at)
    values ($id, $idempotent, $request, now() + make_interval(mins => ${EXPIRY_MIN}))
    on conflict (idempotent) do update set idempotent = excluded.idempotent
    returning ${chargeList}`,
});

/** Stores a charge; posting the same idempotency string again returns the same charge. */
export async function storeCharge(pool: pg.Pool, request: SandboxRequest): Promise<SandboxCharge> {
  const { idempotent } = request.reference;
  return insertCharge.one(pool, { id: newChargeId(), idempotent, request });
}
