import * as z from 'zod/mini';
import { columnList } from '#platform/database/column-list.ts';
import { bool, json, oneOf, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { sandboxCharges } from './sandbox-charges.table.ts';

/** The fields of a stored request that are used here. Incoming requests are checked more strictly. */
const sandboxRequest = z.object({
  amount: z.number(),
  currency: z.string(),
  description: z.optional(z.string()),
  metadata: z.optional(z.object({ language: z.optional(z.string()) })),
  reference: z.object({
    order: z.string(),
    transaction: z.optional(z.string()),
    idempotent: z.string(),
  }),
  customer: z.object({ first_name: z.string(), email: z.string() }),
  post: z.object({ url: z.string() }),
  redirect: z.object({ url: z.string() }),
});

export type SandboxRequest = z.output<typeof sandboxRequest>;

/** Statuses and messages as the real gateway words them. */
const messages = {
  INITIATED: 'Initiated',
  CAPTURED: 'Captured',
  DECLINED: 'Declined',
  CANCELLED: 'Cancelled',
  ABANDONED: 'Abandoned',
  TIMEDOUT: 'Timed out',
} as const;

export type ChargeStatus = keyof typeof messages;
export const chargeStatuses = Object.keys(messages) as readonly ChargeStatus[];

export const chargeColumns = {
  id: text,
  request: json(sandboxRequest),
  status: oneOf(chargeStatuses),
  response_code: text,
  created_at: timestamp,
  expires_at: timestamp,
};

export type SandboxCharge = RowOf<typeof chargeColumns>;

export const chargeList = columnList(chargeColumns);

const selectCharge = query({
  name: 'payments.sandbox-charge',
  values: { id: text },
  row: { ...chargeColumns, over: bool },
  sql: sql`
    select ${chargeList}, expires_at < now() as over from ${sandboxCharges} where id = $id`,
});

/** The status that the real gateway gives a charge nobody can pay any more. */
const ABANDONED = { status: 'ABANDONED', response_code: '301' } as const;

/** The current state of a charge. One that nobody answered in time counts as abandoned, without a timer. */
export async function findSandboxCharge(
  connection: Connection,
  id: string,
): Promise<SandboxCharge | undefined> {
  const row = await selectCharge.first(connection, { id });
  if (!row) return undefined;
  const { over, ...charge } = row;
  return over && charge.status === 'INITIATED' ? { ...charge, ...ABANDONED } : charge;
}

/** A charge in the format of the gateway's API. */
export function chargeObject(charge: SandboxCharge, method: 'GET' | 'POST', payUrl: string) {
  const { request, id, status } = charge;
  const { amount, currency } = request;
  return {
    id,
    object: 'charge',
    live_mode: false,
    api_version: 'V2',
    method,
    status,
    amount,
    currency,
    description: request.description ?? '',
    metadata: request.metadata ?? {},
    transaction: {
      timezone: 'UTC+03:00',
      created: String(charge.created_at.getTime()),
      url: payUrl,
      expiry: { period: 30, type: 'MINUTE' },
      amount,
      currency,
    },
    reference: {
      track: `tck_${id.slice('chg_'.length)}`,
      payment: String(charge.created_at.getTime()),
      transaction: request.reference.transaction ?? '',
      order: request.reference.order,
    },
    response: { code: charge.response_code, message: messages[status] },
    customer: request.customer,
    source: { object: 'source', id: 'src_all' },
    redirect: { status: 'PENDING', url: request.redirect.url },
    post: { status: 'PENDING', url: request.post.url },
  };
}
