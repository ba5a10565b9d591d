import { bigint, date, int, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { couponUses } from './coupon-uses.table.ts';
import { coupons } from './coupons.table.ts';

export type Coupon = { readonly id: number; readonly discountPercent: number };

type Asked = { readonly code: string; readonly companyId: number; readonly today: CalendarDate };

const usableColumns = {
  id: bigint,
  discount_percent: int,
  total_limit: nullable(int),
  company_limit: nullable(int),
};

const isUsable = sql`code = $code and status = 1
  and coalesce(valid_from, $today::date) <= $today::date
  and coalesce(valid_until, $today::date) >= $today::date`;

const usable = sql`
  select id, discount_percent, total_limit, company_limit from ${coupons} where ${isUsable}`;

const selectUsable = query({
  name: 'payments.usable-coupon',
  values: { code: text, today: date },
  row: usableColumns,
  sql: usable,
});

const lockUsable = query({
  name: 'payments.lock-usable-coupon',
  values: { code: text, today: date },
  row: usableColumns,
  sql: sql`${usable} for update`,
});

const countUses = query({
  name: 'payments.coupon-uses',
  values: { couponId: bigint, companyId: bigint },
  row: { all_uses: bigint, own_uses: bigint },
  sql: sql`
    select count(*) as all_uses, count(*) filter (where company_id = $companyId) as own_uses
    from ${couponUses}
    where coupon_id = $couponId and (redeemed_at is not null or company_id <> $companyId)`,
});

/** What the company itself has only reserved does not count: a newer order takes it over. */
async function withUsesLeft(
  connection: Connection,
  coupon: RowOf<typeof usableColumns> | undefined,
  companyId: number,
): Promise<Coupon | undefined> {
  if (!coupon) return undefined;
  const { id, discount_percent: discountPercent } = coupon;
  const { all_uses: all, own_uses: own } = await countUses.one(connection, {
    couponId: id,
    companyId,
  });
  const isLeft = all < (coupon.total_limit ?? Infinity) && own < (coupon.company_limit ?? Infinity);
  return isLeft ? { id, discountPercent } : undefined;
}

/** The coupon of that code if the company may use it today. */
export async function findCoupon(
  connection: Connection,
  { code, companyId, today }: Asked,
): Promise<Coupon | undefined> {
  const found = await selectUsable.first(connection, { code, today });
  return withUsesLeft(connection, found, companyId);
}

/** As `findCoupon`, and nobody else can take the last use until the transaction ends. */
export async function lockCoupon(
  client: Connection,
  { code, companyId, today }: Asked,
): Promise<Coupon | undefined> {
  const found = await lockUsable.first(client, { code, today });
  return withUsesLeft(client, found, companyId);
}

type Use = { readonly orderId: string; readonly couponId: number; readonly companyId: number };

const dropReservation = command({
  name: 'payments.drop-coupon-reservation',
  values: { couponId: bigint, companyId: bigint },
  sql: sql`
    delete from ${couponUses}
    where coupon_id = $couponId and company_id = $companyId and redeemed_at is null`,
});

const insertReservation = command({
  name: 'payments.reserve-coupon',
  values: { orderId: text, couponId: bigint, companyId: bigint },
  sql: sql`
    insert into ${couponUses} (order_id, coupon_id, company_id)
    values ($orderId, $couponId, $companyId)`,
});

/** Keeps a use for an order; one that the company has reserved before goes over to it. */
export async function reserveCoupon(client: Connection, use: Use): Promise<void> {
  const { couponId, companyId } = use;
  await dropReservation.run(client, { couponId, companyId });
  await insertReservation.run(client, use);
}

const redeem = command({
  name: 'payments.redeem-coupon',
  values: { orderId: text, couponId: bigint, companyId: bigint },
  sql: sql`
    insert into ${couponUses} (order_id, coupon_id, company_id, redeemed_at)
    values ($orderId, $couponId, $companyId, now())
    on conflict (order_id) do update set redeemed_at = now()`,
});

/** A paid order has used its coupon, even one whose reservation was given away meanwhile. */
export async function redeemCoupon(client: Connection, use: Use): Promise<void> {
  await redeem.run(client, use);
}

const giveBack = command({
  name: 'payments.give-coupon-back',
  values: { orderId: text },
  sql: sql`delete from ${couponUses} where order_id = $orderId and redeemed_at is null`,
});

export async function giveCouponBack(client: Connection, orderId: string): Promise<void> {
  await giveBack.run(client, { orderId });
}
