import type pg from 'pg';
import { WEBHOOK_PATH } from '#features/payments/server/orders/start-charge.ts';
import { hashOf, signedText } from '#platform/payments/tap/hashstring.ts';
import { chargeObject, type SandboxCharge } from './sandbox-charge.ts';
import { sandboxKey } from './sandbox-key.ts';

const TRIES = 3;
const RETRY_S = 20;
const BATCH = 10;
const TIMEOUT_MS = 10_000;

type Due = SandboxCharge & { webhook_tries: number };

export type NoticeParts = { readonly pool: pg.Pool; localUrl(): string };

async function claimDue(pool: pg.Pool): Promise<Due[]> {
  const { rows } = await pool.query<Due>(
    `update sandbox_charges
     set webhook_tries = webhook_tries + 1, webhook_due_at = now() + make_interval(secs => $1)
     where id in (
       select id from sandbox_charges where webhook_due_at <= now()
       order by webhook_due_at limit $2 for update skip locked)
     returning id, request, status, response_code, created_at, expires_at, webhook_tries`,
    [RETRY_S, BATCH],
  );
  return rows;
}

/** A charge as it is posted, and the signature that goes with it. */
export function noticeOf(charge: SandboxCharge, secretKey: string) {
  const body = chargeObject(charge, 'POST', '');
  return { body, hashstring: hashOf(signedText(body) ?? '', secretKey) };
}

/** To this portal's own webhook only; charges for other places are not accepted. */
async function send({ pool, localUrl }: NoticeParts, charge: Due): Promise<boolean> {
  const { body, hashstring } = noticeOf(charge, await sandboxKey(pool));
  const response = await fetch(localUrl() + WEBHOOK_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', hashstring },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  return response?.ok ?? false;
}

/** Posts the notices whose time has come: a first try and two more, as the real gateway does. */
export async function sendDueNotices(parts: NoticeParts): Promise<number> {
  const due = await claimDue(parts.pool);
  for (const charge of due) {
    const isDone = (await send(parts, charge)) || charge.webhook_tries >= TRIES;
    if (!isDone) continue;
    await parts.pool.query('update sandbox_charges set webhook_due_at = null where id = $1', [
      charge.id,
    ]);
  }
  return due.length;
}
