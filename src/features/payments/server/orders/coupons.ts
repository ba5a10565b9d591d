import type { Connection } from '#platform/database/connection.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';

export type Coupon = { readonly id: number; readonly discountPercent: number };

type Row = {
  id: number;
  discount_percent: number;
  total_limit: number | null;
  company_limit: number | null;
};

type Asked = { readonly code: string; readonly companyId: number; readonly today: CalendarDate };

const usable = `select id, discount_percent, total_limit, company_limit from coupons
  where code = $1 and status = 1
    and coalesce(valid_from, $2::date) <= $2::date and coalesce(valid_until, $2::date) >= $2::date`;

/** What the company itself has only reserved does not count: a newer order takes it over. */
async function hasUsesLeft(connection: Connection, coupon: Row, companyId: number) {
  const { rows } = await connection.query<{ all_uses: number; own_uses: number }>(
    `select count(*) as all_uses, count(*) filter (where company_id = $2) as own_uses
     from coupon_uses
     where coupon_id = $1 and (redeemed_at is not null or company_id <> $2)`,
    [coupon.id, companyId],
  );
  const { all_uses: all, own_uses: own } = rows[0] ?? { all_uses: 0, own_uses: 0 };
  return all < (coupon.total_limit ?? Infinity) && own < (coupon.company_limit ?? Infinity);
}

async function findUsable(connection: Connection, statement: string, asked: Asked) {
  const { rows } = await connection.query<Row>(statement, [asked.code, asked.today]);
  const [row] = rows;
  if (!row || !(await hasUsesLeft(connection, row, asked.companyId))) return undefined;
  return { id: row.id, discountPercent: row.discount_percent };
}

/** The coupon of that code if the company may use it today. */
export async function findCoupon(
  connection: Connection,
  asked: Asked,
): Promise<Coupon | undefined> {
  return findUsable(connection, usable, asked);
}

/** As `findCoupon`, and nobody else can take the last use until the transaction ends. */
export async function lockCoupon(client: Connection, asked: Asked): Promise<Coupon | undefined> {
  return findUsable(client, `${usable} for update`, asked);
}

type Use = { readonly orderId: string; readonly couponId: number; readonly companyId: number };

/** Keeps a use for an order; one that the company has reserved before goes over to it. */
export async function reserveCoupon(client: Connection, use: Use): Promise<void> {
  await client.query(
    `delete from coupon_uses where coupon_id = $1 and company_id = $2 and redeemed_at is null`,
    [use.couponId, use.companyId],
  );
  await client.query(
    'insert into coupon_uses (order_id, coupon_id, company_id) values ($1, $2, $3)',
    [use.orderId, use.couponId, use.companyId],
  );
}

/** A paid order has used its coupon, even one whose reservation was given away meanwhile. */
export async function redeemCoupon(client: Connection, use: Use): Promise<void> {
  await client.query(
    `insert into coupon_uses (order_id, coupon_id, company_id, redeemed_at)
     values ($1, $2, $3, now())
     on conflict (order_id) do update set redeemed_at = now()`,
    [use.orderId, use.couponId, use.companyId],
  );
}

export async function giveCouponBack(client: Connection, orderId: string): Promise<void> {
  await client.query('delete from coupon_uses where order_id = $1 and redeemed_at is null', [
    orderId,
  ]);
}
