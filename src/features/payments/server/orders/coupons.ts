import { bigint, date, int, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { type CouponTaker, countUses, hasFirmReservation } from './coupon-uses.ts';
import { coupons } from './coupons.table.ts';
import type { Order } from './order.ts';

export type Coupon = { readonly id: number; readonly discountPercent: number };

type Asked = CouponTaker & { readonly code: string; readonly today: CalendarDate };

const limitColumns = { id: bigint, total_limit: nullable(int), company_limit: nullable(int) };

const usableColumns = { ...limitColumns, discount_percent: int };

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
  sql: sql`${usable} for no key update`,
});

/** The company's own reservation does not count, because a newer order takes it over. */
async function hasUsesLeft(
  connection: Connection,
  coupon: RowOf<typeof limitColumns>,
  taker: CouponTaker,
): Promise<boolean> {
  const { others, redeemed, own } = await countUses(connection, coupon.id, taker);
  return (
    redeemed + others < (coupon.total_limit ?? Infinity) && own < (coupon.company_limit ?? Infinity)
  );
}

async function withUsesLeft(
  connection: Connection,
  coupon: RowOf<typeof usableColumns> | undefined,
  taker: CouponTaker,
): Promise<Coupon | undefined> {
  if (!coupon || !(await hasUsesLeft(connection, coupon, taker))) return undefined;
  return { id: coupon.id, discountPercent: coupon.discount_percent };
}

/** The coupon with this code, if the company may use it today. */
export async function findCoupon(
  connection: Connection,
  { code, today, ...taker }: Asked,
): Promise<Coupon | undefined> {
  return withUsesLeft(connection, await selectUsable.first(connection, { code, today }), taker);
}

/** Like `findCoupon`, but locks the coupon, so that nobody else gets the last use until the transaction ends. */
export async function lockCoupon(
  client: Connection,
  { code, today, ...taker }: Asked,
): Promise<Coupon | undefined> {
  return withUsesLeft(client, await lockUsable.first(client, { code, today }), taker);
}

const selectCode = query({
  name: 'payments.coupon-code',
  values: { id: bigint },
  row: { code: text },
  sql: sql`select code from ${coupons} where id = $id`,
});

/** The coupon code of an order, if it has one. */
export async function findCouponCode(
  connection: Connection,
  { coupon_id: id }: Order,
): Promise<string | null> {
  if (id === null) return null;
  return (await selectCode.first(connection, { id }))?.code ?? null;
}

const limits = sql`select id, total_limit, company_limit from ${coupons} where id = $id`;

const selectLimits = query({
  name: 'payments.coupon-limits',
  values: { id: bigint },
  row: limitColumns,
  sql: limits,
});

const lockLimits = query({
  name: 'payments.lock-coupon-limits',
  values: { id: bigint },
  row: limitColumns,
  sql: sql`${limits} for no key update`,
});

/**
 * Only a shared limit needs a lock on the coupon: a company's own uses are already serialised by the lock on its
 * periods.
 */
async function lockWhereShared(client: Connection, id: number) {
  const coupon = await selectLimits.one(client, { id });
  return coupon.total_limit === null ? coupon : lockLimits.one(client, { id });
}

/**
 * Whether a paid order may use its coupon. The caller holds the company's lock, and nobody else gets the last use until
 * the transaction ends. Without a firm reservation of its own, the order comes after all that have one.
 */
export async function mayUseCoupon(
  client: Connection,
  { id: orderId, coupon_id: couponId, company_id: companyId }: Order,
): Promise<boolean> {
  if (couponId === null) return true;
  const coupon = await lockWhereShared(client, couponId);
  if (await hasFirmReservation(client, { orderId, couponId, companyId })) return true;
  return hasUsesLeft(client, coupon, { companyId, isSignedIn: false });
}
