import { randomBytes } from 'node:crypto';
import type { Connection } from '#platform/database/connection.ts';
import type { Language } from '#platform/i18n/languages.ts';

export type OrderStatus =
  | 'created'
  | 'pending'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'mismatched'
  | 'refunded';

export type Order = {
  id: string;
  company_id: number;
  plan: number;
  months: number;
  currency: string;
  month_price_minor: number;
  subtotal_minor: number;
  discount_percent: number;
  discount_minor: number;
  total_minor: number;
  coupon_id: number | null;
  email: string;
  company_name: string;
  language: Language;
  status: OrderStatus;
  reason: string | null;
  provider: string;
  live: boolean;
  provider_ref: string | null;
  payment_url: string | null;
  created_at: Date;
  checks: number;
  paid_at: Date | null;
};

const ID_BYTES = 16;

/** 128 random bits: nobody guesses an order, a refund or a sandbox charge. */
export function unguessable(prefix: string): string {
  return prefix + randomBytes(ID_BYTES).toString('base64url');
}

export async function findOrder(connection: Connection, id: string): Promise<Order | undefined> {
  const { rows } = await connection.query<Order>('select * from orders where id = $1', [id]);
  return rows[0];
}

export async function findOrderOfCharge(
  connection: Connection,
  provider: string,
  providerRef: string,
): Promise<Order | undefined> {
  const { rows } = await connection.query<Order>(
    'select * from orders where provider = $1 and provider_ref = $2',
    [provider, providerRef],
  );
  return rows[0];
}

/** The order as it stands now; nobody else changes it until the transaction ends. */
export async function lockOrder(client: Connection, id: string): Promise<Order> {
  const { rows } = await client.query<Order>('select * from orders where id = $1 for update', [id]);
  if (!rows[0]) throw new Error(`There is no order ${id}`);
  return rows[0];
}
