import { formatAmount } from '#features/payments/format-amount.ts';
import { orderTexts } from '#features/payments/order.texts.ts';
import { refundTexts as texts } from '#features/payments/refund.texts.ts';
import { recordRefund } from '#features/payments/server/refunds/refund-record.ts';
import { text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { giveCouponBack } from './coupon-uses.ts';
import { type Order, unguessable } from './order.ts';
import { orders } from './orders.table.ts';

/** The reason of a paid order that never became active. */
export const COUPON_USED_UP = 'coupon_used_up';

const markPaidBack = command({
  name: 'payments.mark-paid-back',
  values: { id: text, reason: text },
  sql: sql`
    update ${orders} set status = 'refunded', reason = $reason, next_check_at = null
    where id = $id`,
});

/** Refunds an order whose coupon was used up by the time the payment arrived, and mails the payer. */
export async function refundUnusableOrder(client: Connection, order: Order): Promise<void> {
  const { id, email, language } = order;
  const t = translateIn(language);
  await markPaidBack.run(client, { id, reason: COUPON_USED_UP });
  await giveCouponBack(client, id);
  await recordRefund(client, {
    id: unguessable('rfd_'),
    orderId: id,
    reason: t(orderTexts.couponUsedUp),
    requestedBy: undefined,
    dueInS: 0,
  });
  await queueMail(client, {
    recipient: email,
    subject: t(texts.mailSubject, { order: id }),
    body: t(texts.couponMailBody, {
      amount: formatAmount(t, order.total_minor, order.currency),
      company: order.company_name,
    }),
    language,
  });
}
