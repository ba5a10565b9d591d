import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { SandboxCharge, SandboxRequest } from './sandbox-charge.ts';

const EXPIRY_MIN = 30;
const ID_BYTES = 16;

/** Told from a real one at first sight. */
export const newChargeId = () => `chg_SBX${randomBytes(ID_BYTES).toString('hex')}`;

/** Stores a charge; the same idempotent string is the same charge, however often it is posted. */
export async function storeCharge(pool: pg.Pool, request: SandboxRequest): Promise<SandboxCharge> {
  const { rows } = await pool.query<SandboxCharge>(
    `insert into sandbox_charges (id, idempotent, request, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => $4))
     on conflict (idempotent) do update set idempotent = excluded.idempotent
     returning id, request, status, response_code, created_at, expires_at`,
    [newChargeId(), request.reference.idempotent, JSON.stringify(request), EXPIRY_MIN],
  );
  if (!rows[0]) throw new Error('No charge was stored');
  return rows[0];
}
