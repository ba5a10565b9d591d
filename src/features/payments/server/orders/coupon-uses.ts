import { bigint, bool, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { couponUses } from './coupon-uses.table.ts';
import { orders } from './orders.table.ts';

/** A charge can be paid for half an hour, and its outcome is known within five more minutes. */
const RESERVED_MIN = 40;

/** The company that wants to use a coupon. If it is not signed in, somebody merely entered its address. */
export type CouponTaker = { readonly companyId: number; readonly isSignedIn: boolean };

type Use = { readonly orderId: string; readonly couponId: number; readonly companyId: number };

const isReserved = sql`redeemed_at is null and reserved_until > now()`;

const selectCounts = query({
  name: 'payments.coupon-uses',
  values: { couponId: bigint, companyId: bigint, isSignedIn: bool },
  row: { redeemed: bigint, own: bigint, others: bigint },
  sql: sql`
    select count(*) filter (where redeemed_at is not null) as redeemed,
      count(*) filter (where redeemed_at is not null and company_id = $companyId) as own,
      count(*) filter (where ${isReserved} and company_id <> $companyId and (firm or not $isSignedIn))
        as others
    from ${couponUses} where coupon_id = $couponId`,
});

/**
 * How often a coupon was redeemed in total, how often by this company, and how many reservations of others count
 * against it.
 */
export function countUses(
  connection: Connection,
  couponId: number,
  { companyId, isSignedIn }: CouponTaker,
): Promise<{ readonly redeemed: number; readonly own: number; readonly others: number }> {
  return selectCounts.one(connection, { couponId, companyId, isSignedIn });
}

const dropReservations = command({
  name: 'payments.drop-coupon-reservations',
  values: { couponId: bigint, companyId: bigint },
  sql: sql`
    delete from ${couponUses}
    where coupon_id = $couponId and company_id = $companyId and redeemed_at is null`,
});

const selectFirm = query({
  name: 'payments.firm-coupon-reservation',
  values: { couponId: bigint, companyId: bigint },
  row: { order_id: text },
  sql: sql`
    select order_id from ${couponUses}
    where coupon_id = $couponId and company_id = $companyId and firm and ${isReserved}`,
});

const insertReservation = command({
  name: 'payments.reserve-coupon',
  values: { orderId: text, couponId: bigint, companyId: bigint, isSignedIn: bool },
  sql: sql`
    insert into ${couponUses} (order_id, coupon_id, company_id, firm, reserved_until)
    select id, $couponId, $companyId, $isSignedIn, created_at + make_interval(mins => ${RESERVED_MIN})
    from ${orders} where id = $orderId`,
});

/**
 * Reserves a use for an order, in place of the company's earlier reservation. A signed-in company's reservation cannot
 * be replaced by somebody who merely enters its address.
 */
export async function reserveCoupon(
  client: Connection,
  use: Use,
  isSignedIn: boolean,
): Promise<void> {
  const { couponId, companyId } = use;
  if (!isSignedIn && (await selectFirm.first(client, { couponId, companyId }))) return;
  await dropReservations.run(client, { couponId, companyId });
  await insertReservation.run(client, { ...use, isSignedIn });
}

/** Whether the order has a firm reservation, whose use nobody else can have got. */
export async function hasFirmReservation(
  client: Connection,
  { orderId, couponId, companyId }: Use,
): Promise<boolean> {
  const firm = await selectFirm.all(client, { couponId, companyId });
  return firm.some(({ order_id }) => order_id === orderId);
}

const redeem = command({
  name: 'payments.redeem-coupon',
  values: { orderId: text, couponId: bigint, companyId: bigint },
  sql: sql`
    insert into ${couponUses} (order_id, coupon_id, company_id, redeemed_at, reserved_until)
    values ($orderId, $couponId, $companyId, now(), now())
    on conflict (order_id) do update set redeemed_at = now()`,
});

/** Redeems an order's coupon and drops the company's other reservations. */
export async function redeemCoupon(client: Connection, use: Use): Promise<void> {
  const { couponId, companyId } = use;
  await dropReservations.run(client, { couponId, companyId });
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
