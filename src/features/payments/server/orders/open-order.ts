import { bigint, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { type Order, orderColumns, orderList } from './order.ts';
import { orders } from './orders.table.ts';

/** The gateway's page certainly stays open this long; an older order is not offered again. */
const OFFERED_MIN = 20;

/** Matches orders that are recent enough to still be paid; `$now` is the time. */
export const isYoung = sql`
  created_at > $now::timestamptz - make_interval(mins => ${OFFERED_MIN})`;

const selectOpen = query({
  name: 'payments.open-order',
  values: { companyId: bigint, provider: text, now: timestamp },
  row: orderColumns,
  sql: sql`
    select ${orderList} from ${orders}
    where company_id = $companyId and status = 'pending' and provider = $provider and ${isYoung}
    order by created_at desc limit 1`,
});

type Asked = { readonly companyId: number; readonly provider: string; readonly now: Date };

/** The company's latest unpaid order. */
export async function findOpenOrder(
  connection: Connection,
  asked: Asked,
): Promise<Order | undefined> {
  return selectOpen.first(connection, asked);
}

/** The address where an order can be paid, or null once it no longer can. */
export function openPayment(
  {
    status,
    payment_url: address,
    created_at: placed,
  }: Pick<Order, 'status' | 'payment_url' | 'created_at'>,
  now: Date,
): string | null {
  const isOffered = now.getTime() - placed.getTime() < OFFERED_MIN * 60_000;
  return status === 'pending' && isOffered ? address : null;
}
