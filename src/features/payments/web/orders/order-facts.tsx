import type { ReactNode } from 'react';
import { formatAmount, formatDiscount } from '#features/payments/format-amount.ts';
import type { OrderDetails } from '#features/payments/orders.contract.ts';
import { ordersTexts as texts } from '#features/payments/orders.texts.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { withCommas } from '#platform/i18n/with-commas.ts';
import { Badge } from '#ui/display/badge.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';

type Line = readonly [term: string, value: ReactNode];

function moneyLines(order: OrderDetails, t: Translate, language: Language): Line[] {
  const money = (minor: number) => formatAmount(t, minor, order.currency);
  const coupon =
    order.coupon &&
    t(texts.coupon, { code: order.coupon, percent: String(order.discount_percent) });
  return [
    [t(texts.plan), withCommas([order.plan, t(texts.months, { n: order.months })], language)],
    [t(texts.amount), money(order.total_minor)],
    [
      t(texts.discount),
      coupon && `${formatDiscount(t, order.discount_minor, order.currency)} (${coupon})`,
    ],
  ];
}

function dateLines(order: OrderDetails, t: Translate, language: Language): Line[] {
  const { starts_on: from, ends_on: to, paid_at: paidAt } = order;
  const period =
    from && to
      ? t(texts.periodValue, { from: showDate(from, language), to: showDate(to, language) })
      : null;
  return [
    [t(texts.orderedAt), showMoment(order.created_at, language)],
    [t(texts.paidAt), paidAt && showMoment(paidAt, language)],
    [t(texts.period), period],
  ];
}

export function OrderFacts({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const language = useLanguage();
  const lines: readonly Line[] = [
    [t(texts.order), <bdi key="order">{order.id}</bdi>],
    [
      t(texts.company),
      <span key="company" className="grid justify-items-start">
        <bdi>{order.company_name}</bdi>
        <bdi className="text-muted text-sm">{order.email}</bdi>
      </span>,
    ],
    [t(texts.status), <OrderStatusBadge key="status" status={order.status} />],
    ...moneyLines(order, t, language),
    ...dateLines(order, t, language),
    [t(texts.receipt), order.receipt_number],
    [t(texts.gateway), order.provider_ref && <bdi key="ref">{order.provider_ref}</bdi>],
    [t(texts.refund), order.refund_reason],
  ];
  return (
    <>
      {!order.live && (
        <div>
          <Badge tone="sand">{t(texts.sandbox)}</Badge>
        </div>
      )}
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-baseline">
        {lines
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term} className="grid gap-0.5 sm:contents">
              <dt className="text-muted text-sm">{term}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
