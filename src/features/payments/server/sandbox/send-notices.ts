import type pg from 'pg';
import { WEBHOOK_PATH } from '#features/payments/server/orders/start-charge.ts';
import { int, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, type RowOf } from '#platform/database/statement.ts';
import { hashOf, signedText } from '#platform/payments/tap/hashstring.ts';
import { claimDueRows } from '#platform/scheduler/claim-due.ts';
import { chargeColumns, chargeObject, type SandboxCharge } from './sandbox-charge.ts';
import { sandboxCharges } from './sandbox-charges.table.ts';
import { sandboxKey } from './sandbox-key.ts';

const TRIES = 3;
const RETRY_S = 20;
const BATCH = 10;
const TIMEOUT_MS = 10_000;

const dueColumns = { ...chargeColumns, webhook_tries: int };

type Due = RowOf<typeof dueColumns>;

export type NoticeParts = { readonly pool: pg.Pool; localUrl(): string };

const claimDue = claimDueRows({
  name: 'payments.claim-sandbox-notices',
  table: sandboxCharges,
  row: dueColumns,
  dueAt: 'webhook_due_at',
  set: sql`webhook_tries = webhook_tries + 1`,
  atMost: BATCH,
  retryS: RETRY_S,
});

const markDone = command({
  name: 'payments.end-sandbox-notice',
  values: { id: text },
  sql: sql`update ${sandboxCharges} set webhook_due_at = null where id = $id`,
});

/** A charge as posted to the webhook, with its signature. */
export function noticeOf(charge: SandboxCharge, secretKey: string) {
  const body = chargeObject(charge, 'POST', '');
  return { body, hashstring: hashOf(signedText(body) ?? '', secretKey) };
}

/** Posts to this portal's own webhook only; charges with other addresses are not accepted. */
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

/** Posts the notices that are due, each up to three times, as the real gateway does. */
export async function sendDueNotices(parts: NoticeParts): Promise<number> {
  const due = await claimDue.all(parts.pool);
  for (const charge of due) {
    const isDone = (await send(parts, charge)) || charge.webhook_tries >= TRIES;
    if (isDone) await markDone.run(parts.pool, { id: charge.id });
  }
  return due.length;
}
