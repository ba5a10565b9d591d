import type { ReactNode } from 'react';
import { sayMoment } from '#console/web/moments.ts';
import { ordersTexts as texts } from '#features/payments/orders.texts.ts';
import { sayAmount, sayDiscount } from '#features/payments/say-amount.ts';
import { showDate } from '#platform/dates/show-date.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Say } from '#platform/i18n/say.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import { Badge } from '#ui/display/badge.tsx';
import type { OrderDetails } from './order-dialog.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';

type Line = readonly [term: string, value: ReactNode];

function moneyLines(order: OrderDetails, say: Say): Line[] {
  const money = (minor: number) => sayAmount(say, minor, order.currency);
  const coupon =
    order.coupon &&
    say(texts.coupon, { code: order.coupon, percent: String(order.discount_percent) });
  return [
    [say(texts.plan), `${order.plan}, ${say(texts.months, { n: order.months })}`],
    [say(texts.amount), money(order.total_minor)],
    [
      say(texts.discount),
      coupon && `${sayDiscount(say, order.discount_minor, order.currency)} (${coupon})`,
    ],
  ];
}

function dateLines(order: OrderDetails, say: Say, language: Language): Line[] {
  const { starts_on: from, ends_on: to, paid_at: paidAt } = order;
  const period =
    from && to
      ? say(texts.periodValue, { from: showDate(from, language), to: showDate(to, language) })
      : null;
  return [
    [say(texts.orderedAt), sayMoment(order.created_at, language)],
    [say(texts.paidAt), paidAt && sayMoment(paidAt, language)],
    [say(texts.period), period],
  ];
}

export function OrderFacts({ order }: { order: OrderDetails }) {
  const say = useSay();
  const language = useLanguage();
  const lines: readonly Line[] = [
    [say(texts.order), <bdi key="order">{order.id}</bdi>],
    [say(texts.company), `${order.company_name} · ${order.email}`],
    [say(texts.status), <OrderStatusBadge key="status" status={order.status} />],
    ...moneyLines(order, say),
    ...dateLines(order, say, language),
    [say(texts.receipt), order.receipt_number],
    [say(texts.gateway), order.provider_ref && <bdi key="ref">{order.provider_ref}</bdi>],
    [say(texts.refund), order.refund_reason],
  ];
  return (
    <>
      {!order.live && (
        <div>
          <Badge tone="sand">{say(texts.sandbox)}</Badge>
        </div>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {lines
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-muted text-sm">{term}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
