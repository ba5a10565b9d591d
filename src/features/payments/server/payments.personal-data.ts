import { orderTexts } from '#features/payments/order.texts.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';

const ownCompany = '(select id from companies where owner_account_id = $1)';
/** What was paid stays in the books. */
const isBooked = `status in ('paid', 'refunded')`;

/**
 * Orders of the account's company. Those that were paid are kept, as the law demands, with what
 * they say themselves; the company they belong to becomes a nameless one.
 */
export const paymentsPersonalData: PersonalDataSource = {
  async collect({ connection }, { accountId }) {
    const orders = await connection.query(
      `select id, plan, months, currency, subtotal_minor, discount_minor, total_minor, email,
         company_name, status, created_at, paid_at
       from orders where company_id = ${ownCompany} order by created_at`,
      [accountId],
    );
    const receipts = await connection.query<{ number: string; pdf: Buffer }>(
      `select r.number, r.pdf from receipts r join orders o on o.id = r.order_id
       where o.company_id = ${ownCompany} and r.pdf is not null order by r.id`,
      [accountId],
    );
    return [
      ...recordsFile('orders.json', orders.rows),
      ...receipts.rows.map(({ number, pdf }) => ({ name: `receipts/${number}.pdf`, content: pdf })),
    ];
  },
  async erase(connection, { accountId }) {
    const query = (text: string) => connection.query(text, [accountId]);
    const orders = `select id from orders where company_id = ${ownCompany}`;
    const pending = await query(`${orders} and status in ('pending', 'mismatched')`);
    if (pending.rowCount) throw conflict(orderTexts.paymentUnderWay);
    const periods = `select id from subscriptions where company_id = ${ownCompany}`;
    await query(`delete from subscription_reminders where subscription_id in (${periods})`);
    await query(`delete from subscriptions where company_id = ${ownCompany}`);
    await query(`delete from coupon_uses where order_id in (${orders} and not ${isBooked})`);
    await query(`delete from orders where company_id = ${ownCompany} and not ${isBooked}`);
    await query('update refunds set requested_by = null where requested_by = $1');
    const booked = await query(orders);
    if (booked.rowCount === 0) return;
    const nameless = `with nameless as (
      insert into companies (name, country, category, email, phone_country, phone, status)
      select 'Deleted company', country, 'other', '', phone_country, '', 0
      from companies where owner_account_id = $1 returning id)`;
    const { rows } = await query(`${nameless} select id from nameless`);
    for (const table of ['orders', 'coupon_uses']) {
      await connection.query(
        `update ${table} set company_id = $2 where company_id = ${ownCompany}`,
        [accountId, rows[0].id],
      );
    }
  },
};
