import { describe, expect, test } from 'vitest';
import { makeCompany } from '#testing/factories.ts';
import { createOperator } from '#testing/operator.ts';
import { createSandboxPayer } from '#testing/sandbox-payer.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp({ TRUST_PROXY: '1' });
const { pool } = app.database;
const operator = await createOperator(app);
const payer = createSandboxPayer(app);
const { email } = await makeCompany(app.database, { name: 'Noor Clinics' });
const other = await makeCompany(app.database, { name: 'Dana Pharma' });

async function pay(payerEmail = email) {
  const { orderId, chargeId } = await payer.placeOrder({ email: payerEmail });
  await payer.answer(chargeId, 'pay');
  await payer.ask(orderId);
  return orderId;
}

const paid = await pay();
const elsewhere = await pay(other.email);

const listed = async (query: string) => {
  const { body } = await operator.get(`orders/list.php?${query}`);
  return body.orders.map(({ id }: { id: string }) => id);
};
const detailsOf = async (id: string) =>
  (await operator.get(`orders/get.php?order_id=${id}`)).body.order;

describe('the list', () => {
  test('newest first, found by order, company, address or receipt', async () => {
    expect(await listed('')).toEqual([elsewhere, paid]);
    expect(await listed(`search=${paid}`)).toEqual([paid]);
    expect(await listed('search=noor')).toEqual([paid]);
    expect(await listed(`search=${email.slice(0, 12)}`)).toContain(paid);
    const { receipt_number: number } = await detailsOf(paid);
    expect(await listed(`search=${number.toLowerCase()}`)).toEqual([paid]);
    expect(await listed('search=%25')).toEqual([]);
  });

  test('by status, and on after an order', async () => {
    expect(await listed('status=failed')).toEqual([]);
    expect(await listed('status=paid')).toHaveLength(2);
    expect(await listed(`cursor=${elsewhere}`)).toEqual([paid]);
    expect((await operator.get('orders/list.php?status=odd')).status).toBe(400);
  });
});

describe('one order', () => {
  test('that does not exist', async () => {
    const { status, body } = await operator.get('orders/get.php?order_id=ord_none');
    expect([status, body.message]).toEqual([404, 'Order not found']);
    expect((await operator.get('orders/receipt.php?order_id=ord_none')).status).toBe(404);
  });

  test('with its period, receipt and money', async () => {
    expect(await detailsOf(paid)).toMatchObject({
      status: 'paid',
      total_minor: 58_800,
      currency: 'USD',
      months: 12,
      starts_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      receipt_number: expect.stringMatching(/^R-/),
      refundable: true,
      refund_status: null,
    });
  });

  test('its receipt is handed to the operator', async () => {
    await pool.query('update receipts set pdf = $2 where order_id = $1', [paid, '%PDF-1.7 test']);
    const response = await app.fetch(`/api/admin/orders/receipt.php?order_id=${paid}`, {
      headers: operator.headers,
    });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(await response.text()).toBe('%PDF-1.7 test');
  });
});

describe('a refund', () => {
  test('is not offered after 30 days', async () => {
    await pool.query(`update orders set paid_at = paid_at - interval '31 days' where id = $1`, [
      elsewhere,
    ]);
    expect((await detailsOf(elsewhere)).refundable).toBe(false);
  });

  test('is seen in the order and stands on record, once', async () => {
    const wish = { order_id: paid, reason: 'Asked for it' };
    const refund = () => payer.post('payments/refund.php', wish, operator.headers);
    expect((await refund()).status).toBe(200);
    expect((await refund()).status).toBe(409);
    expect(await detailsOf(paid)).toMatchObject({
      status: 'refunded',
      refundable: false,
      refund_status: 'refunded',
      refund_reason: 'Asked for it',
    });
    expect(await operator.recordOf('order')).toMatchObject([
      {
        action: 'refund',
        subject_id: paid,
        before: { status: 'paid' },
        after: { reason: 'Asked for it' },
      },
    ]);
  });
});
