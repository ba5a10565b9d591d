import type { ReactNode } from 'react';
import { checkoutTexts as texts } from '#features/payments/checkout.texts.ts';
import { formatAmount, formatDiscount } from '#features/payments/format-amount.ts';
import { priceOrder } from '#features/payments/order-price.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Card } from '#ui/layout/card.tsx';

type OrderSummaryProps = {
  plan: string;
  monthPriceMinor: number;
  months: number;
  discountPercent: number;
  currency: string;
  /** The pay button and what follows it. */
  children: ReactNode;
};

export function OrderSummary({ plan, children, ...order }: OrderSummaryProps) {
  const t = useTranslate();
  const { months, discountPercent: percent, currency } = order;
  const price = priceOrder(order);
  const amount = (minor: number) => formatAmount(t, minor, currency);
  return (
    <Card as="section" padding="lg" className="lg:sticky lg:top-24">
      <h2 className="mb-4 font-semibold text-xl">{t(texts.summary)}</h2>
      <p className="mb-3 font-medium">{plan}</p>
      <dl className="grid gap-3" aria-live="polite">
        <Line term={t(texts.monthlyPrice)}>{amount(order.monthPriceMinor)}</Line>
        <Line term={t(texts.duration)}>{t(texts.months, { count: months })}</Line>
        <Line term={t(texts.subtotal)}>{amount(price.subtotalMinor)}</Line>
        {percent > 0 && (
          <Line term={t(texts.discount, { percent })} tone="text-success">
            {formatDiscount(t, price.discountMinor, currency)}
          </Line>
        )}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-line border-t pt-4">
          <dt className="font-semibold">{t(texts.total)}</dt>
          <dd className="font-semibold text-2xl tabular-nums">
            <bdi>{amount(price.totalMinor)}</bdi>
          </dd>
        </div>
      </dl>
      <div className="mt-6">{children}</div>
    </Card>
  );
}

function Line({ term, tone, children }: { term: string; tone?: string; children: ReactNode }) {
  return (
    <div className={joinClasses('flex items-baseline justify-between gap-4', tone)}>
      <dt className={tone ? '' : 'text-soft'}>{term}</dt>
      <dd className="tabular-nums">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
