import type { Connection } from '#platform/database/connection.ts';

export type SandboxRequest = {
  amount: number;
  currency: string;
  description?: string;
  metadata?: { language?: string };
  reference: { order: string; transaction?: string; idempotent: string };
  customer: { first_name: string; email: string };
  post: { url: string };
  redirect: { url: string };
};

export type SandboxCharge = {
  id: string;
  request: SandboxRequest;
  status: string;
  response_code: string;
  created_at: Date;
  expires_at: Date;
};

/** Given up by the payer, as the real gateway has it once nobody can pay any more. */
const ABANDONED = { status: 'ABANDONED', response_code: '301' };

/** A charge as it is now: one that nobody answered in time is abandoned, without any timer. */
export async function findSandboxCharge(
  connection: Connection,
  id: string,
): Promise<SandboxCharge | undefined> {
  const { rows } = await connection.query<SandboxCharge & { over: boolean }>(
    `select id, request, status, response_code, created_at, expires_at, expires_at < now() as over
     from sandbox_charges where id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { over, ...charge } = row;
  return over && charge.status === 'INITIATED' ? { ...charge, ...ABANDONED } : charge;
}

const messages: Readonly<Record<string, string>> = {
  INITIATED: 'Initiated',
  CAPTURED: 'Captured',
  DECLINED: 'Declined',
  CANCELLED: 'Cancelled',
  ABANDONED: 'Abandoned',
  TIMEDOUT: 'Timed out',
};

/** The charge as the provider's protocol writes it. */
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
    response: { code: charge.response_code, message: messages[status] ?? status },
    customer: request.customer,
    source: { object: 'source', id: 'src_all' },
    redirect: { status: 'PENDING', url: request.redirect.url },
    post: { status: 'PENDING', url: request.post.url },
  };
}
