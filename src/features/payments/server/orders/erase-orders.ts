import { makeAnonymousCompany } from '#features/companies/server/public.ts';
import { orderTexts } from '#features/payments/order.texts.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { bigint, bool } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { couponUses } from './coupon-uses.table.ts';
import { orders } from './orders.table.ts';

const selectUnderWay = query({
  name: 'payments.orders-under-way',
  values: { companyId: bigint },
  row: { found: bool },
  sql: sql`
    select exists (
      select from ${orders}
      where company_id = $companyId and status in ('pending', 'mismatched')) as found`,
});

/** Throws while the outcome of one of the company's payments is unknown. */
export async function requireNoPaymentUnderWay(
  client: Connection,
  companyId: number,
): Promise<void> {
  const { found } = await selectUnderWay.one(client, { companyId });
  if (found) throw conflict(orderTexts.paymentUnderWay);
}

/** Orders that must stay in the books. */
const isBooked = sql`status in ('paid', 'refunded')`;

const deleteCouponUses = command({
  name: 'payments.erase-coupon-uses',
  values: { companyId: bigint },
  sql: sql`
    delete from ${couponUses} where order_id in (
      select id from ${orders} where company_id = $companyId and not ${isBooked})`,
});

const deleteOrders = command({
  name: 'payments.erase-orders',
  values: { companyId: bigint },
  sql: sql`delete from ${orders} where company_id = $companyId and not ${isBooked}`,
});

const selectBooked = query({
  name: 'payments.booked-orders',
  values: { companyId: bigint },
  row: { found: bool },
  sql: sql`select exists (select from ${orders} where company_id = $companyId) as found`,
});

const moveOrders = command({
  name: 'payments.move-orders',
  values: { companyId: bigint, to: bigint },
  sql: sql`update ${orders} set company_id = $to where company_id = $companyId`,
});

const moveCouponUses = command({
  name: 'payments.move-coupon-uses',
  values: { companyId: bigint, to: bigint },
  sql: sql`update ${couponUses} set company_id = $to where company_id = $companyId`,
});

/** Deletes a company's orders. Paid ones are kept, as the law demands, and moved to an anonymous company. */
export async function eraseOrders(client: Connection, companyId: number): Promise<void> {
  await deleteCouponUses.run(client, { companyId });
  await deleteOrders.run(client, { companyId });
  const booked = await selectBooked.one(client, { companyId });
  if (!booked.found) return;
  const to = await makeAnonymousCompany(client, companyId);
  await moveOrders.run(client, { companyId, to });
  await moveCouponUses.run(client, { companyId, to });
}
