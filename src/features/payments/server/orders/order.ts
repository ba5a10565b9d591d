import { randomBytes } from 'node:crypto';
import { orderStatuses } from '#features/payments/orders.contract.ts';
import { columnList } from '#platform/database/column-list.ts';
import { bigint, bool, int, nullable, oneOf, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { languages } from '#platform/i18n/languages.ts';
import { orders } from './orders.table.ts';

export type OrderStatus = (typeof orderStatuses)[number];

export const orderColumns = {
  id: text,
  company_id: bigint,
  plan: int,
  months: int,
  currency: text,
  month_price_minor: int,
  subtotal_minor: int,
  discount_percent: int,
  discount_minor: int,
  total_minor: int,
  coupon_id: nullable(bigint),
  email: text,
  company_name: text,
  language: oneOf(languages),
  status: oneOf(orderStatuses),
  reason: nullable(text),
  provider: text,
  live: bool,
  provider_ref: nullable(text),
  payment_url: nullable(text),
  created_at: timestamp,
  checks: int,
  paid_at: nullable(timestamp),
};

export type Order = RowOf<typeof orderColumns>;

export const orderList = columnList(orderColumns);

const ID_BYTES = 16;

/** An id with 128 random bits, so that nobody can guess an order, a refund or a sandbox charge. */
export function unguessable(prefix: string): string {
  return prefix + randomBytes(ID_BYTES).toString('base64url');
}

const selectOrder = query({
  name: 'payments.order',
  values: { id: text },
  row: orderColumns,
  sql: sql`select ${orderList} from ${orders} where id = $id`,
});

export async function findOrder(connection: Connection, id: string): Promise<Order | undefined> {
  return selectOrder.first(connection, { id });
}

const selectOfCharge = query({
  name: 'payments.order-of-charge',
  values: { provider: text, providerRef: text },
  row: { ...orderColumns, provider_ref: text },
  sql: sql`
    select ${orderList} from ${orders} where provider = $provider and provider_ref = $providerRef`,
});

export async function findOrderOfCharge(
  connection: Connection,
  provider: string,
  providerRef: string,
): Promise<Order | undefined> {
  return selectOfCharge.first(connection, { provider, providerRef });
}

const selectLocked = query({
  name: 'payments.lock-order',
  values: { id: text },
  row: orderColumns,
  sql: sql`select ${orderList} from ${orders} where id = $id for update`,
});

/** The order, locked until the transaction ends. */
export async function lockOrder(client: Connection, id: string): Promise<Order> {
  const order = await selectLocked.first(client, { id });
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
}
