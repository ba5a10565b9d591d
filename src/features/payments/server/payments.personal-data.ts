import { erasePeriods } from '#features/subscriptions/server/public.ts';
import { columnList } from '#platform/database/column-list.ts';
import { bigint, bytes, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';
import { eraseOrders, requireNoPaymentUnderWay } from './orders/erase-orders.ts';
import { orderColumns } from './orders/order.ts';
import { orders } from './orders/orders.table.ts';
import { receipts } from './receipts/receipts.table.ts';
import { refunds } from './refunds/refunds.table.ts';
import { eraseReminders } from './reminders/sent-reminders.ts';

const exportedColumns = {
  id: orderColumns.id,
  plan: orderColumns.plan,
  months: orderColumns.months,
  currency: orderColumns.currency,
  subtotal_minor: orderColumns.subtotal_minor,
  discount_minor: orderColumns.discount_minor,
  total_minor: orderColumns.total_minor,
  email: orderColumns.email,
  company_name: orderColumns.company_name,
  status: orderColumns.status,
  created_at: orderColumns.created_at,
  paid_at: orderColumns.paid_at,
};

const selectOrders = query({
  name: 'payments.orders-of-company',
  values: { companyId: bigint },
  row: exportedColumns,
  sql: sql`
    select ${columnList(exportedColumns)} from ${orders}
    where company_id = $companyId order by created_at`,
});

const selectReceipts = query({
  name: 'payments.receipt-pdfs-of-company',
  values: { companyId: bigint },
  row: { number: text, pdf: bytes },
  sql: sql`
    select receipts.number, receipts.pdf
    from ${receipts} join ${orders} on orders.id = receipts.order_id
    where orders.company_id = $companyId and receipts.pdf is not null order by receipts.id`,
});

const forgetRequester = command({
  name: 'payments.forget-refund-requester',
  values: { accountId: bigint },
  sql: sql`update ${refunds} set requested_by = null where requested_by = $accountId`,
});

/** The orders of the person's company with their receipts, and the refunds that the person requested. */
export const paymentsPersonalData: PersonalDataSource = {
  async collect({ connection }, { companyId }) {
    if (companyId === null) return [];
    const placed = await selectOrders.all(connection, { companyId });
    const made = await selectReceipts.all(connection, { companyId });
    return [
      ...recordsFile('orders.json', placed),
      ...made.map(({ number, pdf }) => ({ name: `receipts/${number}.pdf`, content: pdf })),
    ];
  },
  async erase(connection, { accountId, companyId }) {
    await forgetRequester.run(connection, { accountId });
    if (companyId === null) return;
    await requireNoPaymentUnderWay(connection, companyId);
    await eraseReminders(connection, companyId);
    await erasePeriods(connection, companyId);
    await eraseOrders(connection, companyId);
  },
};
